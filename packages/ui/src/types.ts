import type { ComponentType } from 'react';

/** One of the user's accounts. */
export interface WalletAccount {
  id: string;
  /** `trustvault` is the PKR cash account; gold and silver accounts are in grams. */
  type: 'trustvault' | 'gold' | 'silver';
  /** Decimal string: PKR for cash, grams for metals. */
  balance: string;
}

/** One transaction in the history. */
export interface WalletTransaction {
  id: string;
  /** `deposit`, `sent`, `gold_purchase` …; an unknown type gets a generic icon and title. */
  type: string;
  /** `PKR`, `GOLD`, `SILVER` or any other code. */
  currency: string;
  /** Decimal string in the currency's own unit. */
  amount: string;
  /** Description from the server, which is the title in English. */
  contact: string;
  /** Currencies of a conversion; null or undefined if the transaction is not one. */
  conversion?: { from: string; to: string } | null;
  /** Name of the other party, or the English name of a deposit's payment method. */
  counterparty?: string | null;
  /** `completed`, `pending` or `failed`; any other value is displayed in grey. */
  status: string;
  /** ISO 8601 date and time. */
  timestamp: string;
}

/** Balances as decimal strings, in this order: PKR, PKR, grams, tola. */
export interface WalletBalances {
  totalBalance: string;
  pkrBalance: string;
  goldBalance: string;
  goldInTola: string;
}

/** A person to whom the user can send money or payment requests. */
export interface Contact {
  id: string;
  name: string;
  phone: string;
  /** Initials for the avatar, one to three letters. */
  initials: string;
  /** The last amount sent to or requested from this person: PKR, as a decimal string. */
  lastAmount: string;
}

/** Data that is loading, failed or ready. */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | { status: 'ready'; value: T };

/** An icon, such as one of `lucide-react`: it sets these attributes on its `svg`. */
export type IconComponent = ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;

// The parameter is not `T`: with the same name as that of `Loadable`, react-docgen recurses without end.
/** The items of a list: an array, or a `Loadable` of one if they can be loading or have failed to load. */
export type LoadableItems<Item> = ReadonlyArray<Item> | Loadable<ReadonlyArray<Item>>;
