import {
  ArrowDownLeft,
  ArrowDownToLine,
  ArrowRightLeft,
  ArrowUpFromLine,
  ArrowUpRight,
  Coins,
  HandCoins,
} from 'lucide-react';
import type { TextByLanguage } from '../../format';
import type { IconComponent } from '../../types';

export interface TransactionKind {
  icon: IconComponent;
  tone: 'in' | 'out' | 'gold' | 'silver' | 'neutral';
  direction?: 'in' | 'out';
  name?:
    | 'deposit'
    | 'sent'
    | 'received'
    | 'withdrawal'
    | 'goldPurchase'
    | 'goldSale'
    | 'silverPurchase'
    | 'silverSale';
  /** Only for types that the app defines. */
  title?: TextByLanguage;
}

/** A type of transaction that an app adds. */
export interface TransactionType {
  /** Shown in the row, the receipt and the statement. */
  title: TextByLanguage;
  icon: IconComponent;
  /** Sign of the amount: `in` is positive, `out` negative. @default the amount's own sign */
  direction?: 'in' | 'out';
  /** Colours of the icon; `gold` and `silver` count as conversions. @default `direction`, otherwise `neutral` */
  tone?: TransactionKind['tone'];
}

// A `Map`, because a type named 'constructor' would match an object's inherited property.
const kinds = new Map<string, TransactionKind>([
  ['deposit', { icon: ArrowDownToLine, tone: 'in', direction: 'in', name: 'deposit' }],
  ['received', { icon: ArrowDownLeft, tone: 'in', direction: 'in', name: 'received' }],
  ['sent', { icon: ArrowUpRight, tone: 'out', direction: 'out', name: 'sent' }],
  ['withdrawal', { icon: ArrowUpFromLine, tone: 'out', direction: 'out', name: 'withdrawal' }],
  ['gold_purchase', { icon: Coins, tone: 'gold', direction: 'in', name: 'goldPurchase' }],
  ['gold_sale', { icon: HandCoins, tone: 'gold', direction: 'out', name: 'goldSale' }],
  ['silver_purchase', { icon: Coins, tone: 'silver', direction: 'in', name: 'silverPurchase' }],
  ['silver_sale', { icon: HandCoins, tone: 'silver', direction: 'out', name: 'silverSale' }],
]);

/**
 * Adds types of transactions, or replaces those of the library. Call it once, before the first rendering, on client and
 * server.
 */
export function defineTransactionTypes(types: Readonly<Record<string, TransactionType>>): void {
  for (const [type, { direction, tone = direction ?? 'neutral', ...shown }] of Object.entries(
    types,
  )) {
    kinds.set(type, { ...shown, direction, tone });
  }
}

const genericKind: TransactionKind = { icon: ArrowRightLeft, tone: 'neutral' };

/** Returns a generic kind for an unknown type. docs/rules.md TXN-1. */
export function getTransactionKind(type: string): TransactionKind {
  return kinds.get(type) ?? genericKind;
}

/** Adds the sign for the direction, because the ledger's amounts are unsigned. */
export function addSign(amount: string, direction: TransactionKind['direction']): string {
  if (!direction) return amount;
  const size = amount.replace(/^-/, '');
  return direction === 'out' ? `-${size}` : size;
}
