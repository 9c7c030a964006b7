import type {
  AccountState,
  Entry,
  EntryRequest,
  Ledger,
  LedgerConversion,
  LedgerConversionIntent,
  Refusal,
  Terms,
} from '@rad-wallet/ledger';

export type PostResult = { entry: Entry } | { refusal: Refusal };

export interface Page {
  /** Newest first. */
  entries: readonly Entry[];
  /** Cursor of the next page; null on the last page. */
  cursor: string | null;
}

export interface Session {
  /** A hash of the cookie's secret. */
  token: string;
  holder: string;
  expiresAt: string;
}

export interface NewProblemReport {
  /** Id of the reported entry. */
  entryId: string;
  reason: string;
  details: string;
}

export type ReportDecision = { /** ISO 8601. */ at: string } & (
  | { outcome: 'reversed'; /** Id of the entry that returns the money. */ reversalId: string }
  | { outcome: 'declined'; reason: string }
);

/** All times are ISO 8601. */
export interface ProblemReport extends NewProblemReport {
  receivedAt: string;
  /** When the bank began to look into it; null if it has not. */
  reviewedAt: string | null;
  /** When the bank expects to decide; null if unknown. */
  answerBy: string | null;
  decision: ReportDecision | null;
}

/** What the bank does with a report. */
export type ReportUpdate =
  | { status: 'inReview'; answerBy: string | null }
  | { status: 'declined'; reason: string }
  | { status: 'reversed' };

export type ReportUpdateResult =
  | { report: ProblemReport; /** The entry that returns the money. */ reversal: Entry | null }
  | { refusal: Refusal };

/** What a consent is bound to, besides the idempotency key. */
export interface PaymentTerms {
  payee: string;
  amount: string;
  currency: string;
}

export interface ConsentSetting {
  /** Payments of more than this amount in PKR need consent; null: none. */
  above: string | null;
  /** A hash of the PIN, with its salt. */
  pin: string;
  triesLeft: number;
  /** When the account holder forgot the PIN. A sign-in after it allows a new one. */
  forgottenAt: string | null;
}

/** When payments are unusual. docs/rules.md CONSENT-11. */
export interface FraudTerms {
  /** Payments to a new payee of more than this amount in PKR, and all in other currencies. */
  above: string;
  /** How long such a payment waits after the questions about fraud. */
  coolingOffSeconds: number;
}

/** What an unusual payment must wait for. */
export interface Pause {
  /** Whether the account holder has answered the questions about this payee. */
  isWarned: boolean;
  /** ISO 8601; null if it need not wait any longer. */
  waitsUntil: string | null;
}

/** The consent of account holders to single payments. docs/rules.md CONSENT. */
export interface ConsentPort {
  readSetting(holder: string): Promise<ConsentSetting | null>;
  /** Also allows all tries again. */
  writeSetting(holder: string, setting: Pick<ConsentSetting, 'above' | 'pin'>): Promise<void>;
  /** Uses up a try; null if the PIN is blocked. */
  takeTry(holder: string): Promise<Pick<ConsentSetting, 'pin' | 'triesLeft'> | null>;
  allowTries(holder: string): Promise<void>;
  noteForgotten(holder: string): Promise<void>;
  /**
   * Binds the key to the payment. Returns whether consent to it has been given before. `nonce`: of the challenge for a
   * passkey, which replaces an earlier one; null: none.
   */
  open(holder: string, key: string, terms: PaymentTerms, nonce: string | null): Promise<boolean>;
  /** Returns the payment that waits for a passkey. */
  findOpen(holder: string, key: string): Promise<(PaymentTerms & { nonce: string }) | null>;
  /** Whether payments may be unusual. */
  checksFraud: boolean;
  /** Null for a payment that is not unusual. `isWarned`: the questions about its payee have been answered now. */
  pause(holder: string, terms: PaymentTerms, options: { isWarned: boolean }): Promise<Pause | null>;
  /** Returns whether there was a payment with this key to consent to. */
  give(holder: string, key: string): Promise<boolean>;
  /** Gives consent once for each nonce. Returns whether the payment waited for it, and the counter has risen. */
  giveByPasskey(holder: string, key: string, use: PasskeyUse): Promise<boolean>;
}

export interface PasskeyUse {
  nonce: string;
  /** Id of the passkey. */
  passkey: string;
  /** As the device sent it. */
  counter: number;
}

/** What the server keeps of the passkey that a device has created. */
export interface CreatedPasskey {
  /** The credential id, in base64url. */
  id: string;
  /** In COSE, as base64url. */
  publicKey: string;
  counter: number;
  /** How browsers reach the device. */
  transports: readonly string[];
}

export interface StoredPasskey extends CreatedPasskey {
  /** Given by the account holder. */
  name: string;
  /** ISO 8601. */
  createdAt: string;
}

/** What a grant to add a passkey is bound to. */
export interface PasskeyGrant {
  challenge: string;
  /** Hashed token of the session in which the PIN was given; null without a session. */
  session: string | null;
}

/** The passkeys of account holders. docs/rules.md CONSENT-15. */
export interface PasskeyPort {
  /** Oldest first. */
  list(holder: string): Promise<readonly StoredPasskey[]>;
  find(holder: string, id: string): Promise<StoredPasskey | null>;
  /** Returns the passkey that was added with this idempotency key. */
  findByKey(holder: string, key: string): Promise<StoredPasskey | null>;
  /** Returns the user handle of a holder who has been permitted to add a passkey. */
  findHandle(holder: string): Promise<string | null>;
  /**
   * Permits the holder to add one passkey in this session. It replaces a grant of another session. `newHandle` is their
   * user handle, unless they have one.
   */
  grant(
    holder: string,
    options: Pick<PasskeyGrant, 'session'> & { newHandle: string },
  ): Promise<void>;
  /** Binds the session's grant to a challenge. Returns the user handle; null without a grant. */
  begin(holder: string, grant: PasskeyGrant): Promise<string | null>;
  /** Returns the challenge of the session's grant, even if its time has ended. */
  findChallenge(holder: string, session: string | null): Promise<string | null>;
  /** Uses up the grant; null without one in time, or if a passkey with this id exists. */
  add(
    holder: string,
    key: string,
    passkey: CreatedPasskey & { name: string },
    grant: PasskeyGrant,
  ): Promise<StoredPasskey | null>;
  remove(holder: string, id: string): Promise<void>;
}

/** Amounts are decimal strings in PKR. */
export interface CardLimits {
  perPayment: string;
  perDay: string;
  online: boolean;
  abroad: boolean;
}

export interface StoredCard extends CardLimits {
  id: string;
  status: 'active' | 'frozen';
}

/** What account holders have changed of their cards. docs/rules.md CARDS-15. */
export interface CardPort {
  /** Returns the changed cards. */
  read(holder: string): Promise<readonly StoredCard[]>;
  /** Changes a card, once for each key. `initial` is the card before its first change. */
  change(
    holder: string,
    key: string,
    initial: StoredCard,
    change: Partial<CardLimits & Pick<StoredCard, 'status'>>,
  ): Promise<Refusal | null>;
}

/** The server's interface to a database. No method reads or writes a whole ledger. docs/rules.md LEDGER-4. */
export interface LedgerPort {
  /** Atomically posts one entry, places or closes its conversion's holds, and saves the key. */
  post(holder: string, request: EntryRequest, terms: Terms): Promise<PostResult>;
  /** Posts both entries of a conversion, or neither. */
  convert(
    holder: string,
    intent: LedgerConversionIntent,
    terms: Terms,
  ): Promise<{ conversion: LedgerConversion } | { refusal: Refusal }>;
  /** Completes or fails a pending deposit or transfer. */
  settle(
    holder: string,
    id: string,
    status: 'completed' | 'failed',
    terms: Terms,
  ): Promise<PostResult>;
  /** Reverses all overdue conversions, and returns their holders. */
  expire(): Promise<readonly string[]>;
  consents: ConsentPort;
  passkeys: PasskeyPort;
  cards: CardPort;
  balances(holder: string): Promise<readonly AccountState[]>;
  page(holder: string, options?: { limit?: number; cursor?: string | null }): Promise<Page>;
  findByKey(holder: string, key: string): Promise<Entry | null>;
  conversions(
    holder: string,
    filter: { id?: string | null; status?: string | null },
  ): Promise<readonly LedgerConversion[]>;
  pendingDeposits(before: Date): Promise<readonly { holder: string; id: string }[]>;
  /** Returns the existing report of an entry that has one; null if the holder has no such entry. */
  report(holder: string, report: NewProblemReport): Promise<ProblemReport | null>;
  findReport(holder: string, entryId: string): Promise<ProblemReport | null>;
  /** Reviews or decides a report. A decision is final; the money is returned with it, once. */
  updateReport(holder: string, entryId: string, update: ReportUpdate): Promise<ReportUpdateResult>;
  /** Adds an account holder unless the id already exists. */
  open(holder: string, createLedger: () => Ledger): Promise<void>;
  startSession(session: Session): Promise<void>;
  findSession(token: string): Promise<Session | null>;
  endSession(token: string): Promise<void>;
  countHolders(): Promise<number>;
  /** Returns all inconsistencies: unbalanced postings, and balances that differ from the sum of their legs. */
  verify(): Promise<readonly string[]>;
  close(): Promise<void>;
}
