/** The data that the wallet shows. The caller maps its own data to these types. */

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
  /** `deposit`, `sent`, `gold_purchase` …; an unknown type is shown generically. */
  type: string;
  /** `PKR`, `GOLD`, `SILVER` or any other code. */
  currency: string;
  /** Decimal string in the currency's own unit. */
  amount: string;
  /** The description, shown as the title in English. */
  contact: string;
  /** The currencies of a conversion; a transaction without it is none, whatever its text says. */
  conversion?: { from: string; to: string } | null;
  /** The other side's name, or for a deposit how it was paid, in English. */
  counterparty?: string | null;
  /** `completed`, `pending`, `failed`; anything else is shown in grey. */
  status: string;
  /** ISO 8601. */
  timestamp: string;
}

/** The balance source as the screens read it. Decimal strings: PKR, PKR, grams, tola. */
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

/** The state of data that is loaded: one prop instead of three flags. */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | { status: 'ready'; value: T };
