import { API_PATHS, CONSENT_PATHS, PASSKEY_PATHS, PAYEE_CHECKS_PATH } from '@rad-wallet/api';
import type { Operation, PathItem, ReferenceObject } from './document';
import { EXAMPLE_BODIES, EXAMPLE_CREATED } from './examples';
import { createProblemRefs, createSchemaRef } from './responses';

const createParameterRef = (name: string): ReferenceObject => ({
  $ref: `#/components/parameters/${name}`,
});

type ReadonlyOperation = Pick<Operation, 'operationId' | 'summary' | 'description' | 'parameters'>;

function createReadOperation(
  name: 'Accounts' | 'Balances' | 'ConsentSettings' | 'Conversions' | 'Passkeys' | 'Transactions',
  operation: ReadonlyOperation,
): Operation {
  return {
    ...operation,
    responses: {
      200: {
        description: `${operation.summary}.`,
        content: {
          'application/json': { schema: createSchemaRef(name), example: EXAMPLE_BODIES[name] },
        },
      },
      ...(operation.parameters && createProblemRefs(400)),
      ...createProblemRefs(401, 405),
    },
  };
}

function createPostOperation(
  name: 'NewConversion' | 'NewTransaction' | 'NewTransfer',
  { parameters = [], ...operation }: ReadonlyOperation,
): Operation {
  return {
    ...operation,
    parameters: [createParameterRef('IdempotencyKey'), ...parameters],
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: createSchemaRef(name), example: EXAMPLE_BODIES[name] },
      },
    },
    responses: {
      201: {
        description:
          'It was posted, now or when the key was first used: the same entry each time. Balances and history have it.',
        content: {
          'application/json': {
            schema: createSchemaRef(name === 'NewConversion' ? 'Conversion' : 'Transaction'),
            example: EXAMPLE_CREATED[name],
          },
        },
      },
      ...createProblemRefs(400, 401, 404, 405, 409, 413, 415, 422),
    },
  };
}

/** Creates a POST operation that posts no entry. */
function createConsentOperation(
  name:
    | 'NewConsent'
    | 'ConsentAnswer'
    | 'NewConsentSettings'
    | 'NewConsentChange'
    | 'NewPasskeyDemand'
    | 'NewPasskeyGrant'
    | 'NewPasskeyOptions',
  answer: 'ConsentDemand' | 'ConsentResult' | 'PasskeyOptions',
  operation: ReadonlyOperation,
): Operation {
  return {
    ...operation,
    parameters: [createParameterRef('IdempotencyKey')],
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: createSchemaRef(name), example: EXAMPLE_BODIES[name] },
      },
    },
    responses: {
      200: {
        description: `${operation.summary}.`,
        content: {
          'application/json': { schema: createSchemaRef(answer), example: EXAMPLE_BODIES[answer] },
        },
      },
      ...createProblemRefs(400, 401, 405, 413, 415, 422),
    },
  };
}

/** Creates the operation that adds a passkey. */
function createPasskeyOperation(operation: ReadonlyOperation): Operation {
  return {
    ...operation,
    parameters: [createParameterRef('IdempotencyKey')],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: createSchemaRef('NewPasskey'),
          example: EXAMPLE_BODIES.NewPasskey,
        },
      },
    },
    responses: {
      201: {
        description: 'It was added, now or when the key was first used.',
        content: {
          'application/json': {
            schema: createSchemaRef('Passkey'),
            example: EXAMPLE_CREATED.NewPasskey,
          },
        },
      },
      ...createProblemRefs(400, 401, 405, 413, 415, 422),
    },
  };
}

export const API_OPERATIONS: Record<string, PathItem> = {
  [API_PATHS.accounts]: {
    get: createReadOperation('Accounts', {
      operationId: 'readAccounts',
      summary: 'The accounts',
      description: 'What the person holds, account by account.',
    }),
  },
  [API_PATHS.balances]: {
    get: createReadOperation('Balances', {
      operationId: 'readBalances',
      summary: 'The balances',
      description: 'The sums over all accounts. They agree with the accounts and with the history.',
    }),
  },
  [API_PATHS.transactions]: {
    get: createReadOperation('Transactions', {
      operationId: 'readTransactions',
      summary: 'The history',
      description:
        'All entries or the latest of them, newest first. With `idempotencyKey`: a list with the one entry that the key created, or an empty list.',
      parameters: [createParameterRef('Limit'), createParameterRef('KeyQuery')],
    }),
    post: createPostOperation('NewTransaction', {
      operationId: 'createTransaction',
      summary: 'Posts one entry',
      description:
        'A deposit, a payment, or one of the two entries of a conversion, which are sent one after the other. Each has its own key; both carry the conversion in `Conversion-Intent`. With the first one, the server reserves the other side in the same transaction, so the second cannot fail for lack of balance. An interrupted conversion is finished by repeating the same two requests, and reversed by the server if that does not happen in time.',
      parameters: [createParameterRef('ConversionIntent')],
    }),
  },
  [API_PATHS.transfers]: {
    post: createPostOperation('NewTransfer', {
      operationId: 'sendTransfer',
      summary: 'Sends money',
      description:
        'Posts an entry of the type `sent`, whose description names the recipient: `Sent to …`.',
    }),
  },
  [API_PATHS.conversions]: {
    get: createReadOperation('Conversions', {
      operationId: 'readConversions',
      summary: 'The conversions',
      description:
        'The conversions with a status or an id, the oldest first. The wallet asks for the pending ones, to finish them.',
      parameters: [createParameterRef('ConversionStatus'), createParameterRef('ConversionId')],
    }),
    post: createPostOperation('NewConversion', {
      operationId: 'createConversion',
      summary: 'Converts in one request',
      description:
        'Optional: posts both entries, or none. Its key is the id of the conversion. A server that does not offer it answers 404 or 405; the wallet then posts the two entries.',
    }),
  },
  [API_PATHS.events]: {
    get: {
      operationId: 'followEvents',
      summary: 'The events',
      description:
        'Optional: a stream of server-sent events, which stays open; a server without events answers 404. The data of each is a `WalletEvent` in JSON, its `id` that of the event; a client that reconnects sends the last one as `Last-Event-ID` and gets what it has missed. The stream ends with the session.',
      parameters: [createParameterRef('LastEventId'), createParameterRef('Age')],
      responses: {
        200: {
          description: 'The events of the account holder, from now on.',
          content: {
            'text/event-stream': {
              schema: createSchemaRef('WalletEvent'),
              example: EXAMPLE_BODIES.WalletEvent,
            },
          },
        },
        ...createProblemRefs(400, 401, 405),
      },
    },
  },
  [PAYEE_CHECKS_PATH]: {
    post: {
      operationId: 'checkPayee',
      summary: 'In whose name an account is',
      description:
        'Optional: compares the name of a payee with the name of an account before a payment. It changes nothing, so it needs no idempotency key. Limit its rate: otherwise it tells the names of all account holders.',
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: createSchemaRef('Payee'), example: EXAMPLE_BODIES.Payee },
        },
      },
      responses: {
        200: {
          description: 'The result.',
          content: {
            'application/json': {
              schema: createSchemaRef('PayeeMatch'),
              example: EXAMPLE_BODIES.PayeeMatch,
            },
          },
        },
        ...createProblemRefs(400, 401, 405, 413, 415, 429),
      },
    },
  },
  [CONSENT_PATHS.consents]: {
    post: createConsentOperation('NewConsent', 'ConsentDemand', {
      operationId: 'demandConsent',
      summary: 'How a payment is authorized',
      description:
        'Optional: binds the idempotency key of a payment to its payee, amount and currency. The payment is rejected with 422 unless consent was given to exactly these in the last five minutes. Consent permits one payment; a repetition of it with the same key needs no other one.',
    }),
  },
  [CONSENT_PATHS.answers]: {
    post: createConsentOperation('ConsentAnswer', 'ConsentResult', {
      operationId: 'giveConsent',
      summary: 'Gives consent to the payment with this key',
      description:
        'Optional: three wrong PINs block it until another one is chosen. An answer of a passkey is rejected with 422 unless one of the account holder signed the challenge of exactly this payment, for this wallet, after the device verified them.',
    }),
  },
  [CONSENT_PATHS.settings]: {
    get: createReadOperation('ConsentSettings', {
      operationId: 'readConsentSettings',
      summary: 'Which payments need consent',
      description: 'Optional. Off for a new account holder.',
    }),
    post: createConsentOperation('NewConsentSettings', 'ConsentResult', {
      operationId: 'changeConsentSettings',
      summary: 'Sets which payments need consent',
      description:
        'Optional. Payments in another currency than PKR always count as above the amount. Nothing changes unless the result is `given`.',
    }),
  },
  [CONSENT_PATHS.changes]: {
    post: createConsentOperation('NewConsentChange', 'ConsentDemand', {
      operationId: 'demandConsentChange',
      summary: 'How a change of these settings is authorized',
      description:
        'Optional. `none`: the settings have this amount. `newPin`: the account holder has no PIN yet, or has signed in since it was forgotten.',
    }),
  },
  [PASSKEY_PATHS.passkeys]: {
    get: createReadOperation('Passkeys', {
      operationId: 'readPasskeys',
      summary: 'The passkeys',
      description: 'Optional. With at least one, a payment demands a passkey instead of the PIN.',
    }),
    post: createPasskeyOperation({
      operationId: 'addPasskey',
      summary: 'Adds a passkey',
      description:
        'Optional. Rejected with 422 unless the PIN has permitted it in the last five minutes, and the device has verified the account holder and signed the challenge of the options for this wallet. It uses up the permission.',
    }),
  },
  [PASSKEY_PATHS.demands]: {
    post: createConsentOperation('NewPasskeyDemand', 'ConsentDemand', {
      operationId: 'demandPasskey',
      summary: 'How adding a passkey is authorized',
      description:
        'Optional. `newPin`: the account holder has no PIN yet, or has signed in since it was forgotten.',
    }),
  },
  [PASSKEY_PATHS.grants]: {
    post: createConsentOperation('NewPasskeyGrant', 'ConsentResult', {
      operationId: 'grantPasskey',
      summary: 'Permits to add one passkey',
      description: 'Optional. It permits nothing unless the result is `given`.',
    }),
  },
  [PASSKEY_PATHS.options]: {
    post: createConsentOperation('NewPasskeyOptions', 'PasskeyOptions', {
      operationId: 'loadPasskeyOptions',
      summary: 'What the browser needs to create a passkey',
      description:
        'Optional. Rejected with 422 unless the PIN has permitted it. Each request makes a new challenge, and an earlier one is no longer accepted.',
    }),
  },
  [`${PASSKEY_PATHS.passkeys}/{id}`]: {
    delete: {
      operationId: 'removePasskey',
      summary: 'Removes a passkey',
      description:
        'Optional. It needs no PIN, because afterwards payments demand the PIN or another passkey.',
      parameters: [createParameterRef('PasskeyId')],
      responses: {
        204: { description: 'There is no passkey with this id, any longer or at all.' },
        ...createProblemRefs(401, 405),
      },
    },
  },
};
