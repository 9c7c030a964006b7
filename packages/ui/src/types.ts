/** One account of the account holder. */
export interface WalletAccount {
  id: string;
  /** `trustvault` is the PKR cash account; the metals are held in grams. */
  type: 'trustvault' | 'gold' | 'silver';
  /** Decimal string: PKR for cash, grams for metals. */
  balance: string;
}

/** One transaction of the history. */
export interface WalletTransaction {
  id: string;
  /** `deposit`, `sent`, `gold_purchase` …; an unknown type gets a generic icon and title. */
  type: string;
  /** `PKR`, `GOLD`, `SILVER` or any other code. */
  currency: string;
  /** Decimal string in the currency's own unit. */
  amount: string;
  /** The description, shown as the title in English. */
  contact: string;
  /** The currencies of a conversion. A transaction without it is not a conversion. */
  conversion?: { from: string; to: string } | null;
  /** The other party's name, or the payment method of a deposit, in English. */
  counterparty?: string | null;
  /** `completed`, `pending`, `failed`; any other value is shown in grey. */
  status: string;
  /** ISO 8601. */
  timestamp: string;
}

/** Balances as decimal strings: PKR, PKR, grams, tola. */
export interface WalletBalances {
  totalBalance: string;
  pkrBalance: string;
  goldBalance: string;
  goldInTola: string;
}

/** A person to send to or request from. */
export interface Contact {
  id: string;
  name: string;
  phone: string;
  /** Avatar initials. */
  initials: string;
  /** The amount last sent to or requested from them, PKR as a decimal string. */
  lastAmount: string;
}

/** Data that is loading, failed or ready. */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | { status: 'ready'; value: T };
