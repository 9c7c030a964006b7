import type { ComponentType } from 'react';

export interface WalletAccount {
  id: string;
  /** The `accountType` of the currency that it holds, such as `gold`. */
  type: string;
  /** Decimal string in the currency's unit. */
  balance: string;
}

export interface WalletTransaction {
  id: string;
  /** `deposit`, `sent`, `gold_purchase` …; an unknown type gets a generic icon and title. */
  type: string;
  /** A code of the wallet's `money`, or any other code. */
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

export interface WalletBalances {
  /** Home currency, a decimal string. */
  total: string;
  /** Cash, and metals if they are known at once: decimal strings by currency code. */
  holdings: Readonly<Record<string, string>>;
  /** Gold in tola, a decimal string. */
  goldInTola?: string;
}

export interface Contact {
  id: string;
  name: string;
  phone: string;
  /** Initials for the avatar, one to three letters. */
  initials: string;
  /** The last amount sent to or requested from this person: home currency, a decimal string. */
  lastAmount: string;
}

export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | { status: 'ready'; value: T };

/** An icon, such as one of `lucide-react`: it sets these attributes on its `svg`. */
export type IconComponent = ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;

// Not named `T` as the parameter of `Loadable`: react-docgen would recurse without end.
/** The items of a list: an array, or a `Loadable` of one if they can be loading or have failed to load. */
export type LoadableItems<Item> = ReadonlyArray<Item> | Loadable<ReadonlyArray<Item>>;
