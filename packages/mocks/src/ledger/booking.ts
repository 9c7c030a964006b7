import { toAccountType } from '@rad-wallet/api';
import type { AccountType } from '@rad-wallet/api';
import { decimal, ZERO } from './decimal';
import type { Big } from './decimal';
import type { EntryDraft, LedgerAccount } from './ledger';
import { CONVERTER_RATES } from './rates';

/** The currency of each account type; metals are counted in grams. */
const UNITS = { trustvault: 'PKR', gold: 'GOLD', silver: 'SILVER' } as const satisfies Record<
  AccountType,
  string
>;

/** All other types are debits, so an unknown type never creates money. */
const CREDITS: ReadonlySet<string> = new Set([
  'deposit',
  'received',
  'gold_purchase',
  'silver_purchase',
]);

export function getUnit(account: LedgerAccount): string {
  return UNITS[toAccountType(account.type)];
}

/**
 * Returns the signed change in the account's unit, or why the account does not accept the entry.
 * A foreign currency on the cash account is converted at the converter's rate. docs/rules.md LEDGER-1.
 */
export function bookEntry(
  account: LedgerAccount,
  { type, currency, amount }: Pick<EntryDraft, 'type' | 'currency' | 'amount'>,
): { units: Big } | { refusal: string } {
  const unit = getUnit(account);
  const rate = CONVERTER_RATES.get(currency);
  const metal = /^(gold|silver)_/.exec(type)?.[1];

  if (rate === undefined) return { refusal: `Unknown currency: ${currency}` };
  if (unit !== 'PKR' && unit !== currency) {
    return { refusal: `Account ${account.id} is kept in ${unit} and cannot hold ${currency}` };
  }
  if (metal !== undefined && metal !== account.type) {
    return { refusal: `A ${type} belongs on a ${metal} account` };
  }
  const units = unit === currency ? decimal(amount) : decimal(amount).div(rate);
  return { units: CREDITS.has(type) ? units : units.neg() };
}

/** Returns the entry's effect on the balance: zero unless it is completed and belongs to the account. */
export function getCountedUnits(account: LedgerAccount, entry: EntryDraft): Big {
  if (entry.accountId !== account.id || entry.status !== 'completed') return ZERO;
  const booking = bookEntry(account, entry);
  return 'units' in booking ? booking.units : ZERO;
}
