import type { ComponentType } from 'react';

export interface WalletAccount {
  id: string;
  /** The `accountType` of the account's currency, such as `gold`. */
  type: string;
  /** Decimal string in units of the currency. */
  balance: string;
}

export interface WalletTransaction {
  id: string;
  /** `deposit`, `sent`, `gold_purchase` …; an unknown type gets a generic icon and title. */
  type: string;
  /** A currency code, from the wallet's `money` or any other. */
  currency: string;
  /** Decimal string in units of `currency`. */
  amount: string;
  /** Description from the server; used as the title in English. */
  contact: string;
  /** Currencies of a conversion; null or undefined if the transaction is not one. */
  conversion?: { from: string; to: string } | null;
  /** Name of the other party, or the English name of a deposit's payment method. */
  counterparty?: string | null;
  /** Whether money of an earlier payment or conversion is returned; the counterparty is then its payee. @default false */
  isReversal?: boolean;
  /** `completed`, `pending` or `failed`; any other value is displayed in grey. */
  status: string;
  /** ISO 8601 date and time. */
  timestamp: string;
}

export interface WalletBalances {
  /** Total in the home currency, as a decimal string. */
  total: string;
  /** Decimal strings by currency code: cash, and metals if loaded together with the total. */
  holdings: Readonly<Record<string, string>>;
  /** Gold in tola, as a decimal string. */
  goldInTola?: string;
}

export interface Contact {
  id: string;
  name: string;
  phone: string;
  /** Initials for the avatar, one to three letters. */
  initials: string;
  /** The last amount sent to or requested from this person: a decimal string in the home currency. */
  lastAmount: string;
}

export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | { status: 'ready'; value: T };

/** An icon component, for example from `lucide-react`, that passes these attributes to its `svg`. */
export type IconComponent = ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;

// Not named `T` like the parameter of `Loadable`, because react-docgen would recurse infinitely.
/** List items: an array, or a `Loadable` array if the items are loaded asynchronously. */
export type LoadableItems<Item> = ReadonlyArray<Item> | Loadable<ReadonlyArray<Item>>;
