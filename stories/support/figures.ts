import { FIXED_NOW, getBalances, createSampleLedger } from '@rad-wallet/mocks';
import { balances, holdings } from '@rad-wallet/mocks/samples';
import { formatAmount, formatDecimal, getAmountParts, getTotal } from '@rad-wallet/ui/format';
import type { Loadable, WalletBalances } from '@rad-wallet/ui/types';
import { money, prices } from './money';

const { totalBalance, pkrBalance, goldBalance, goldInTola } = getBalances(
  createSampleLedger(FIXED_NOW),
);

export const walletBalances: Loadable<WalletBalances> = {
  status: 'ready',
  value: { total: totalBalance, holdings: { PKR: pkrBalance, GOLD: goldBalance }, goldInTola },
};

export const CASH = formatAmount(balances.pkr, 'PKR', { money });
export const GOLD = formatAmount(balances.gold, 'GOLD', { metalDecimals: 1, money });
export const SILVER = formatAmount(balances.silver, 'SILVER', { metalDecimals: 1, money });

const total = getTotal(holdings, 'prices', prices);

export const TOTAL = formatAmount(total, 'PKR', { money });

export const GOLD_IN_GRAMS = formatAmount(balances.gold, 'GOLD', { money });

/** The integer part, which large amounts render as a separate text node. */
export const CASH_INTEGER_PART = getAmountParts(balances.pkr, 'PKR', { money }).integer;
export const TOTAL_INTEGER_PART = getAmountParts(total, 'PKR', { money }).integer;

/** The cash balance without a currency, for sentences that already contain PKR. */
export const CASH_WITHOUT_CURRENCY = formatDecimal(balances.pkr, 2);
