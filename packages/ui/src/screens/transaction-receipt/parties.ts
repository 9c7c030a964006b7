import { transactionKind } from '../../components/TransactionItem';
import type { WalletTransaction } from '../../types';

/** One side of a transaction: an account of one's own, what was converted, or somebody by name. */
export type Party =
  | { kind: 'account'; account: 'cash' | 'gold' | 'silver' }
  | { kind: 'currency'; code: string }
  | { kind: 'name'; name: string };

/** The two sides of a transaction, as far as they are known. */
export interface Parties {
  from?: Party;
  to?: Party;
}

const CONVERSION = /^Convert (\S+) to (\S+)$/;

/** How the descriptions of some types name the other side. */
const COUNTERPARTS = new Map([
  ['deposit', /^Deposit via (.+)$/],
  ['received', /^Received from (.+)$/],
  ['sent', /^Sent to (.+)$/],
]);

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
  const [, given, got] = CONVERSION.exec(contact) ?? [];
  if (given && got) {
    return { from: { kind: 'currency', code: given }, to: { kind: 'currency', code: got } };
  }
  const { direction } = transactionKind(type);
  if (!direction) return {};
  const [, name] = COUNTERPARTS.get(type)?.exec(contact) ?? [];
  const own = ownAccount(currency);
  const other: Party | undefined = name ? { kind: 'name', name } : undefined;
  return direction === 'in' ? { from: other, to: own } : { from: own, to: other };
}
