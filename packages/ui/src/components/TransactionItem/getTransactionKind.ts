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
  /** Into or out of the account of the entry; unset for unknown types. */
  direction?: 'in' | 'out';
  /** Key of the type's name in the catalogue; unset for unknown types. */
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

// A map, not an object: a type from outside might be called 'constructor'.
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

/** Unknown types are generic. docs/rules.md TXN-1. */
export function getTransactionKind(type: string): TransactionKind {
  return kinds.get(type) ?? genericKind;
}

/** Adds the sign of the direction: ledger amounts are unsigned. */
export function addSign(amount: string, direction: TransactionKind['direction']): string {
  if (!direction) return amount;
  const size = amount.replace(/^-/, '');
  return direction === 'out' ? `-${size}` : size;
}
