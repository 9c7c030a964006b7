import { balances } from '@rad-wallet/mocks/samples';
import {
  formatAmount,
  formatPlainPkr,
  getAmountParts,
  getTotalAtPrices,
} from '@rad-wallet/ui/format';

/** The sample balances as the balance card shows them. */
export const CASH = formatAmount(balances.pkr, 'PKR');
export const GOLD = formatAmount(balances.gold, 'GOLD', { metalDecimals: 1 });
export const SILVER = formatAmount(balances.silver, 'SILVER', { metalDecimals: 1 });

const total = getTotalAtPrices(balances);

/** The total of the sample balances at the wallet's prices. */
export const TOTAL = formatAmount(total, 'PKR');

/** The gold as the profile shows it. */
export const WEIGHED_GOLD = formatAmount(balances.gold, 'GOLD');

/** The parts that a large figure renders as a separate text node. */
export const WHOLE_CASH = getAmountParts(balances.pkr, 'PKR').integer;
export const WHOLE_TOTAL = getAmountParts(total, 'PKR').integer;

/** The cash balance in a sentence that names PKR. */
export const PLAIN_CASH = formatPlainPkr(balances.pkr);
