import {
  accountSchema,
  accountsSchema,
  amountSchema,
  balancesSchema,
  consentAnswerSchema,
  consentDemandSchema,
  consentResultSchema,
  consentSettingsSchema,
  conversionIntentSchema,
  conversionRecordSchema,
  conversionsSchema,
  decimalSchema,
  idSchema,
  newConsentChangeSchema,
  newConsentSchema,
  newConsentSettingsSchema,
  newConversionSchema,
  newPasskeyDemandSchema,
  newPasskeyGrantSchema,
  newPasskeyOptionsSchema,
  newPasskeySchema,
  newTransactionSchema,
  newTransferSchema,
  passkeyAnswerSchema,
  passkeyOptionsSchema,
  passkeyRegistrationSchema,
  passkeyRequestSchema,
  passkeySchema,
  passkeysSchema,
  payeeMatchSchema,
  payeeSchema,
  problemSchema,
  transactionSchema,
  transactionsSchema,
  walletEventSchema,
} from '@rad-wallet/api';
import { toJsonSchemaDefs } from '@valibot/to-json-schema';

export const apiSchemas = {
  Id: idSchema,
  Decimal: decimalSchema,
  Amount: amountSchema,
  Account: accountSchema,
  Accounts: accountsSchema,
  Balances: balancesSchema,
  Transaction: transactionSchema,
  Transactions: transactionsSchema,
  NewTransaction: newTransactionSchema,
  NewTransfer: newTransferSchema,
  ConversionIntent: conversionIntentSchema,
  Conversion: conversionRecordSchema,
  Conversions: conversionsSchema,
  NewConversion: newConversionSchema,
  WalletEvent: walletEventSchema,
  NewConsent: newConsentSchema,
  ConsentDemand: consentDemandSchema,
  ConsentAnswer: consentAnswerSchema,
  ConsentResult: consentResultSchema,
  NewConsentSettings: newConsentSettingsSchema,
  NewConsentChange: newConsentChangeSchema,
  ConsentSettings: consentSettingsSchema,
  PasskeyRequest: passkeyRequestSchema,
  PasskeyAnswer: passkeyAnswerSchema,
  Passkey: passkeySchema,
  Passkeys: passkeysSchema,
  NewPasskeyDemand: newPasskeyDemandSchema,
  NewPasskeyGrant: newPasskeyGrantSchema,
  NewPasskeyOptions: newPasskeyOptionsSchema,
  PasskeyOptions: passkeyOptionsSchema,
  PasskeyRegistration: passkeyRegistrationSchema,
  NewPasskey: newPasskeySchema,
  Payee: payeeSchema,
  PayeeMatch: payeeMatchSchema,
  Problem: problemSchema,
} as const;

export type SchemaName = keyof typeof apiSchemas;

/** Kept separate because the schemas themselves have no descriptions. */
const SCHEMA_DESCRIPTIONS: Record<SchemaName, string> = {
  Id: 'An identifier. A server that counts its own may send a number of at most 2^53 - 1.',
  Decimal:
    'A decimal number in a string, such as `711875.00` or `-5`. Never a JSON number. At most 128 characters, so every sum of amounts fits.',
  Amount:
    'An amount above zero as a plain decimal string: no grouping, exponent or sign, at most 40 digits before the point and 20 after it. A server may book fewer decimals; it then rounds credits down and debits up, and returns what it booked.',
  Account:
    'One balance that the person holds. `trustvault` is the cash account in PKR, `gold` and `silver` are in grams; any other type counts as cash.',
  Accounts: 'All accounts. Postings in PKR go to the first one of cash.',
  Balances:
    'The sums, counted by the server: the total and the cash in PKR, gold in grams and in tola (11.664 g).',
  Transaction:
    'One entry of the history; its amount is in the unit of its currency. `conversion` names the two currencies on both entries of a conversion; `counterparty` names the other side, or how a deposit was paid. Null says that there is none. `isReversal` says that the money of an earlier payment is returned; `counterparty` is then its payee. If a server omits one of them, the wallet parses the description: `Convert … to …`, `Sent to …`, `Received from …`, `Gift to …`, `Deposit via …` and `Withdrawal to …`, as far as the type allows it, and `Reversal: ` before one of them.',
  Transactions: 'Entries, newest first.',
  NewTransaction:
    'One entry that the client asks for. `status` and `verified` are what it expects; the server sets its own. A `deposit` is a request to the card processor, which may answer later (`pending`); `gold_purchase` and `silver_purchase` are part of a conversion; every other type takes out. USD, BHD and SAR on the cash account count at the rate of that moment.',
  NewTransfer: 'PKR sent from the cash account to somebody by name.',
  ConversionIntent:
    'What is converted into what. `id` is the idempotency key of the conversion, of which the keys of the two entries are made. The amount of the target is what the source gives at the current rate, with up to 20 decimals.',
  Conversion:
    'A conversion of which one entry is posted (`pending`) or both are (`completed`), or which was not finished before `expiresAt` and has been taken back (`reversed`).',
  Conversions: 'Conversions, the oldest first.',
  NewConversion: 'What is converted into what.',
  WalletEvent:
    'What has happened to the money of the account holder. A repeated event has the same id. The wallet reloads balances and history with each one, and announces a `transaction.settled` whose status is `completed` or `failed`. It ignores other types.',
  NewConsent:
    'A payment that the account holder is about to make. The header has its idempotency key. `payee` is the name that the entry will have: the `counterparty`, or else its description. `usesPin`: the payer wants the PIN, even with a passkey.',
  ConsentDemand:
    'How the payment is authorized. `none`: it can be sent. `newPin`: the account holder has signed in since the PIN was forgotten, and chooses another one. `signIn`: they must sign in first. `passkey`: the browser asks for a passkey with the options in `passkey`. `isUnusual` asks to show questions about fraud first; the next request says that they were answered (`isWarned`). Nothing is sent before `waitsUntil`.',
  ConsentAnswer: 'The PIN, or what the passkey signed. `isNew` replaces the forgotten PIN.',
  ConsentResult: 'Whether consent is given, or how many tries are left.',
  NewConsentSettings:
    'The amount above which payments need consent; null for none. The first PIN is stored; later ones must equal it. `isNew` replaces the forgotten one.',
  NewConsentChange:
    'A change of the settings that the account holder is about to make. `isForgotten`: without the PIN.',
  ConsentSettings: 'The amount above which payments need consent, and whether a PIN is stored.',
  PasskeyRequest:
    'What the browser needs to ask for a passkey, `PublicKeyCredentialRequestOptionsJSON` of W3C Web Authentication. The server makes the challenge of payee, amount, currency, idempotency key and a random number, and accepts it once.',
  PasskeyAnswer:
    'What the browser returns, `AuthenticationResponseJSON` of W3C Web Authentication; further members are allowed.',
  Passkey: 'A passkey with which the account holder can consent to payments.',
  Passkeys: 'The passkeys of the account holder, oldest first.',
  NewPasskeyDemand:
    'A passkey that the account holder is about to add. `isForgotten`: without the PIN.',
  NewPasskeyGrant: 'The PIN. The first one is stored. `isNew` replaces the forgotten one.',
  NewPasskeyOptions: 'Nothing.',
  PasskeyOptions:
    'What the browser needs to create a passkey, `PublicKeyCredentialCreationOptionsJSON` of W3C Web Authentication.',
  PasskeyRegistration:
    'What the browser returns, `RegistrationResponseJSON` of W3C Web Authentication; further members are allowed.',
  NewPasskey: 'The created passkey, and how the account holder recognizes it.',
  Payee:
    'Whom the account holder is about to pay. Without a `name`, the name of the account is shown to the payer.',
  PayeeMatch:
    'Whether the account is in this name. `closeMatch` returns the recorded name. `match` returns it only if the payer gave none. `noMatch` never does, and is also the result for an account that does not exist. `unavailable`: it could not be checked.',
  Problem: 'The details of an error response (RFC 9457).',
};

export interface JsonSchema {
  [keyword: string]: unknown;
}

/** Converts the schemas to JSON Schema, which describes the data before the client transforms it. */
export function createJsonSchemas(): Record<string, JsonSchema> {
  const made = toJsonSchemaDefs(apiSchemas, {
    typeMode: 'input',
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    ignoreActions: ['transform'],
    overrideAction: ({ valibotAction, jsonSchema }) => {
      // Only dates have a validation function, which JSON Schema cannot express.
      if (valibotAction.type === 'check') return { ...jsonSchema, format: 'date-time' };
      // `allOf` adds the second pattern; `pattern` would overwrite the first.
      if (valibotAction.type === 'regex' && jsonSchema.pattern !== undefined) {
        return { ...jsonSchema, allOf: [{ pattern: getPattern(valibotAction) }] };
      }
      return undefined;
    },
  });
  const names = Object.keys(apiSchemas) as SchemaName[];
  return Object.fromEntries(
    names.map((name) => [name, { description: SCHEMA_DESCRIPTIONS[name], ...made[name] }]),
  );
}

function getPattern(action: object): string {
  if ('requirement' in action && action.requirement instanceof RegExp) {
    return action.requirement.source;
  }
  throw new Error('A regex action without its pattern');
}
