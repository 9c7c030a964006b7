import { getTransactionKind } from '../../components/TransactionItem';
import { getAccountCurrency, type Money } from '../../format';
import type { WalletTransaction } from '../../types';

export type Party =
  | { kind: 'account'; currency: string }
  | { kind: 'currency'; code: string }
  | { kind: 'method'; name: string }
  | { kind: 'name'; name: string };

export interface Parties {
  from?: Party;
  to?: Party;
}

function getOtherParty(type: string, name: string, isReversal: boolean): Party | undefined {
  if (isReversal) return { kind: 'name', name };
  if (type === 'deposit') return { kind: 'method', name };
  const isNamed = type === 'sent' || type === 'received' || getTransactionKind(type).title;
  return isNamed ? { kind: 'name', name } : undefined;
}

/** Returns sender and recipient, as far as known. docs/rules.md RECEIPT-8. */
export function getParties(
  {
    type,
    currency,
    conversion,
    counterparty,
    isReversal = false,
  }: Pick<WalletTransaction, 'type' | 'currency' | 'conversion' | 'counterparty' | 'isReversal'>,
  money: Money,
): Parties {
  if (conversion) {
    return {
      from: { kind: 'currency', code: conversion.from },
      to: { kind: 'currency', code: conversion.to },
    };
  }
  const { direction } = getTransactionKind(type);
  if (!direction) return {};
  const own: Party = { kind: 'account', currency: getAccountCurrency(currency, money) };
  const other = counterparty ? getOtherParty(type, counterparty, isReversal) : undefined;
  return direction === 'in' ? { from: other, to: own } : { from: own, to: other };
}
