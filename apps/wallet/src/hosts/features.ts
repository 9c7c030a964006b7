import type { bankTransferMachine } from '@rad-wallet/ui/features/bank-transfer';
import type { billPaymentMachine } from '@rad-wallet/ui/features/bill-payment';
import type { ConsentAnswer, NewPasskey, Passkey } from '@rad-wallet/api';
import type {
  ConsentChange,
  ConsentDemand,
  ConsentPayment,
  ConsentResult,
  DemandInput,
} from '@rad-wallet/ui/features/consent';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { giftMachine } from '@rad-wallet/ui/features/gift';
import type { investmentMachine } from '@rad-wallet/ui/features/investment';
import type { kycMachine } from '@rad-wallet/ui/features/kyc';
import type { Payee, PayeeMatch } from '@rad-wallet/ui/features/payee-check';
import type { qrPaymentMachine } from '@rad-wallet/ui/features/qr-payment';
import type { requestMoneyMachine } from '@rad-wallet/ui/features/request-money';
import type { authMachine } from '@rad-wallet/ui/features/auth';
import type {
  cardFreezeMachine,
  cardLimitsMachine,
  cardOrderMachine,
  WalletCard,
} from '@rad-wallet/ui/features/cards';
import type { cryptoTransferMachine } from '@rad-wallet/ui/features/crypto-transfer';
import type {
  addCardMachine,
  CardFieldsProps,
  SavedCard,
} from '@rad-wallet/ui/features/payment-methods';
import type { ProblemReport, problemReportMachine } from '@rad-wallet/ui/features/problem-report';
import type { profileMachine } from '@rad-wallet/ui/features/profile';
import type { sendToWalletMachine } from '@rad-wallet/ui/features/send-wallet';
import type { lockMachine } from '@rad-wallet/ui/features/lock';
import type { signOutMachine } from '@rad-wallet/ui/features/sign-out';
import type { RequestOptions } from '@rad-wallet/ui/requests';
import type { Subscribe } from '../platform/live/subscribe';
import type { FaultReport } from '../platform/reports/reports';
import type { ComponentType } from 'react';
import type { AnyStateMachine, PromiseActorLogic } from 'xstate';

/** Sends a request. Must reject only if nothing was executed. To show the reason, reject with a `ProblemError`. */
type SendRequest<Input, Output = unknown> = (
  input: Input,
  options: RequestOptions,
) => Promise<Output>;

export interface PinAnswer {
  /** Four digits. */
  pin: string;
  /** Whether the PIN replaces the earlier one. */
  isNew: boolean;
}

type Command<Actor> =
  Actor extends PromiseActorLogic<infer Output, infer Input> ? SendRequest<Input, Output> : never;

type Actors<Machine extends AnyStateMachine> = NonNullable<
  Parameters<Machine['provide']>[0]['actors']
>;

type Commands<Machine extends AnyStateMachine, Name extends keyof Actors<Machine>> = {
  [Key in Name]: Command<NonNullable<Actors<Machine>[Key]>>;
};

/** Requests not covered by the API, by feature and actor name. */
export interface Features {
  bankTransfer: Commands<typeof bankTransferMachine, 'submitBankTransfer'>;
  billPayment: Commands<typeof billPaymentMachine, 'payBill'>;
  cryptoTransfer: Commands<typeof cryptoTransferMachine, 'submit'>;
  gift: Commands<typeof giftMachine, 'sendGift'>;
  investment: Commands<typeof investmentMachine, 'invest'>;
  kycVerification: Commands<typeof kycMachine, 'submitKyc'>;
  /** Without `decodeQr`, the built-in camera reader is used. */
  qrPayment: Commands<typeof qrPaymentMachine, 'payByQr'> &
    Partial<Commands<typeof qrPaymentMachine, 'decodeQr'>>;
  requestMoney: Commands<typeof requestMoneyMachine, 'createPaymentRequest'>;
  sendToWallet: Commands<typeof sendToWalletMachine, 'submit'>;
  cardOrder: Commands<typeof cardOrderMachine, 'submit'>;
  /** Returns a full card number, without spaces. */
  cardNumbers: { reveal: SendRequest<WalletCard, string> };
  /** Freezes or unfreezes a card. Must succeed if the card already has the status. */
  cardFreeze: Commands<typeof cardFreezeMachine, 'submit'>;
  /** Sets the limits of a card, which its content must have. */
  cardLimits: Commands<typeof cardLimitsMachine, 'submit'>;
  paymentMethods: Commands<typeof addCardMachine, 'submit'>;
  savedCards: {
    setDefault: SendRequest<SavedCard>;
    remove: SendRequest<SavedCard>;
  };
  /**
   * Reports problems with payments. `submit` must return the existing report of a payment that has one; `find` returns
   * null if it has none. docs/rules.md REPORT.
   */
  problemReport: Commands<typeof problemReportMachine, 'submit'> & {
    find: SendRequest<{ paymentId: string }, ProblemReport | null>;
  };
  profileEdit: Commands<typeof profileMachine, 'submit'>;
  signIn: Commands<typeof authMachine, 'submit'>;
  /** `submit` is used on the sign-out page, `signOut` on the lock screen. */
  signOut: Commands<typeof signOutMachine, 'submit'> & Commands<typeof lockMachine, 'signOut'>;
}

export type Feature = keyof Features;

export interface PasskeyConnection {
  /** Loads the account holder's passkeys, oldest first. */
  load: (options: RequestOptions) => Promise<readonly Passkey[]>;
  /** Asks how adding a passkey is authorized. */
  demand: SendRequest<{ isForgotten: boolean }, ConsentDemand>;
  /** Permits adding one passkey if the PIN is right. */
  grant: SendRequest<PinAnswer, ConsentResult>;
  /** Asks what the browser needs to create a passkey. */
  loadOptions: (options: RequestOptions) => Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** Adds the passkey that the browser has created. */
  add: SendRequest<NewPasskey>;
  /** Must succeed if the account holder has no such passkey. */
  remove: SendRequest<{ id: string }>;
}

/** What a host connects. */
export interface Connected extends Partial<Features> {
  /** Receives faults, without personal data. docs/rules.md API-24. @default they are not reported */
  reportError?: (report: FaultReport) => unknown;
  /** The fields of a card processor for new cards. docs/rules.md METHOD-9. @default the wallet's own fields */
  cardFields?: {
    /** Loaded with the page of payment methods. */
    load: () => Promise<ComponentType<CardFieldsProps>>;
    /** Origins of the processor's frames, such as `https://fields.example`. No others are allowed in the wallet. */
    frameOrigins: readonly string[];
  };
  /** Reads the name of a payee's account. docs/rules.md PAYEE. @default payees are not checked */
  checkPayee?: (payee: Payee, options: RequestOptions) => Promise<PayeeMatch>;
  /** Connects to the server's events. docs/rules.md LIVE. @default money changes only when the wallet loads it */
  subscribe?: Subscribe;
  /** How payers consent to payments. docs/rules.md CONSENT. @default payments need no consent */
  authorize?: {
    /** Returns when consent is needed; `above` is null if it is not. Otherwise `demand` is called before each payment. */
    loadSettings: (options: RequestOptions) => Promise<{
      above: string | null;
      /** Whether `demand` is also asked for payments that need no PIN. @default false */
      checksFraud?: boolean;
    }>;
    /** Asks how a payment is authorized. Its key is that of the payment. */
    demand: SendRequest<DemandInput, ConsentDemand>;
    /** Sends the PIN, or what the device has signed with a passkey. */
    give: SendRequest<{ subject: ConsentPayment; answer: ConsentAnswer }, ConsentResult>;
    /** Shows the setting in the wallet. docs/rules.md CONSENT-9. @default account holders change it elsewhere */
    setting?: {
      /** Asks how a change is authorized; `none` if the setting has this value. */
      demand: SendRequest<DemandInput<ConsentChange>, ConsentDemand>;
      /** Saves a change if its PIN is right. */
      save: SendRequest<{ subject: ConsentChange } & PinAnswer, ConsentResult>;
    };
    /** Shows the account holder's passkeys in the wallet. docs/rules.md CONSENT-12. @default they are managed elsewhere */
    passkeys?: PasskeyConnection;
  };
  /** Whether the server offers `POST /api/conversions`. docs/rules.md CONV-25. @default two POSTs */
  convertsAtOnce?: boolean;
  /** Whether to ask before a payment is repeated within ten minutes. docs/rules.md PAY-12. @default false */
  asksBeforeRepeating?: boolean;
}
