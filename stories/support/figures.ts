import { balances } from '@rad-wallet/mocks/samples';
import {
  formatAmount,
  formatPlainPkr,
  getAmountParts,
  getTotalAtPrices,
} from '@rad-wallet/ui/format';

/** The sample balances as the balance card formats them. */
export const CASH = formatAmount(balances.pkr, 'PKR');
export const GOLD = formatAmount(balances.gold, 'GOLD', { metalDecimals: 1 });
export const SILVER = formatAmount(balances.silver, 'SILVER', { metalDecimals: 1 });

const total = getTotalAtPrices(balances);

/** The total of the sample balances at the wallet's prices. */
export const TOTAL = formatAmount(total, 'PKR');

/** The gold balance as the profile formats it. */
export const WEIGHED_GOLD = formatAmount(balances.gold, 'GOLD');

/** The integer part, which a large amount renders as a separate text node. */
export const WHOLE_CASH = getAmountParts(balances.pkr, 'PKR').integer;
export const WHOLE_TOTAL = getAmountParts(total, 'PKR').integer;

/** The cash balance without a currency, for a sentence that already contains PKR. */
export const PLAIN_CASH = formatPlainPkr(balances.pkr);
