import { toldBy, transactionKind } from '../../components/TransactionItem';
import type { WalletTransaction } from '../../types';

/** One side of a transaction: an account of one's own, what was converted, a way to pay, or somebody by name. */
export type Party =
  | { kind: 'account'; account: 'cash' | 'gold' | 'silver' }
  | { kind: 'currency'; code: string }
  | { kind: 'method'; name: string }
  | { kind: 'name'; name: string };

/** The two sides of a transaction, as far as they are known. */
export interface Parties {
  from?: Party;
  to?: Party;
}

/** The account that bears an entry: metals have one each, all else is borne by the cash account. */
function ownAccount(currency: string): Party {
  if (currency === 'GOLD') return { kind: 'account', account: 'gold' };
  if (currency === 'SILVER') return { kind: 'account', account: 'silver' };
  return { kind: 'account', account: 'cash' };
}

/** From whom to whom: what type, currency and description say, and nothing beyond. docs/rules.md RECEIPT-8. */
export function partiesOf({
  type,
  currency,
  contact,
}: Pick<WalletTransaction, 'type' | 'currency' | 'contact'>): Parties {
  const told = toldBy(type, contact);
  if (told?.kind === 'converted') {
    return { from: { kind: 'currency', code: told.from }, to: { kind: 'currency', code: told.to } };
  }
  const { direction } = transactionKind(type);
  if (!direction) return {};
  const own = ownAccount(currency);
  const other: Party | undefined =
    told && 'name' in told
      ? { kind: told.kind === 'deposit' ? 'method' : 'name', name: told.name }
      : undefined;
  return direction === 'in' ? { from: other, to: own } : { from: own, to: other };
}
