import {
  ArrowDownLeft,
  ArrowDownToLine,
  ArrowRightLeft,
  ArrowUpFromLine,
  ArrowUpRight,
  Coins,
  HandCoins,
  type LucideIcon,
} from 'lucide-react';

export interface TransactionKind {
  icon: LucideIcon;
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
