import { toAccountType } from '@rad-wallet/api';
import type { AccountType } from '@rad-wallet/api';
import { decimal, ZERO } from './decimal';
import type { Big } from './decimal';
import type { EntryDraft, LedgerAccount } from './ledger';
import { CONVERTER_RATES } from './rates';

/** The currency that each kind of account is kept in: rupees or grams. */
const UNITS = { trustvault: 'PKR', gold: 'GOLD', silver: 'SILVER' } as const satisfies Record<
  AccountType,
  string
>;

/** Every other type takes money out, so that an unknown one can never make any. */
const CREDITS: ReadonlySet<string> = new Set([
  'deposit',
  'received',
  'gold_purchase',
  'silver_purchase',
]);

/** The currency that an account is kept in. */
export function unitOf(account: LedgerAccount): string {
  return UNITS[toAccountType(account.type)];
}

/**
 * What an entry moves on an account, in the account's own unit and with its sign, or the reason
 * why the account cannot bear it. A foreign currency on the cash account counts at the
 * converter's rate. docs/rules.md LEDGER-1.
 */
export function bookEntry(
  account: LedgerAccount,
  { type, currency, amount }: Pick<EntryDraft, 'type' | 'currency' | 'amount'>,
): { units: Big } | { refusal: string } {
  const unit = unitOf(account);
  const rate = CONVERTER_RATES.get(currency);
  const metal = /^(gold|silver)_/.exec(type)?.[1];

  if (rate === undefined) return { refusal: `Unknown currency: ${currency}` };
  if (unit !== 'PKR' && unit !== currency) {
    return { refusal: `Account ${account.id} is kept in ${unit} and cannot bear ${currency}` };
  }
  if (metal !== undefined && metal !== account.type) {
    return { refusal: `A ${type} belongs on a ${metal} account` };
  }
  const units = unit === currency ? decimal(amount) : decimal(amount).div(rate);
  return { units: CREDITS.has(type) ? units : units.neg() };
}

/** What an entry adds to its account's balance; only what is completed counts. */
export function getCountedUnits(account: LedgerAccount, entry: EntryDraft): Big {
  if (entry.accountId !== account.id || entry.status !== 'completed') return ZERO;
  const booking = bookEntry(account, entry);
  return 'units' in booking ? booking.units : ZERO;
}
