/** What the wallet shows. The shapes are ours; whoever owns the data makes values that fit them. */

/** One balance that the person holds. */
export interface WalletAccount {
  id: string;
  /** `trustvault` is the PKR cash account; the metals are held in grams. */
  type: 'trustvault' | 'gold' | 'silver';
  /** Decimal string: PKR for cash, grams for metals. */
  balance: string;
}

/** One line of the history. */
export interface WalletTransaction {
  id: string;
  /** `deposit`, `sent`, `gold_purchase` …; an unknown type is shown generically. */
  type: string;
  /** `PKR`, `GOLD`, `SILVER` or any other code. */
  currency: string;
  /** Decimal string in the currency's own unit. */
  amount: string;
  /** Who or what it was with. */
  contact: string;
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

/** Somebody to send to or ask. */
export interface Contact {
  id: string;
  name: string;
  phone: string;
  /** Avatar initials. */
  initials: string;
  /** What was last sent to or asked of them, PKR as a decimal string. */
  lastAmount: string;
}

/** What a region that reads data can be in: one prop instead of three flags. */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | { status: 'ready'; value: T };
