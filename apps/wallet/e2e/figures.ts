import { balances, moneyDefinition as money } from '@rad-wallet/mocks/samples';
import { add, formatAmount, formatDecimal } from '@rad-wallet/ui/format';

export const formatCashBalance = (change = '0') =>
  formatAmount(add(balances.pkr, change), 'PKR', { money });
export const formatGoldBalance = (change = '0') =>
  formatAmount(add(balances.gold, change), 'GOLD', { metalDecimals: 1, money });
export const formatSilverBalance = (change = '0') =>
  formatAmount(add(balances.silver, change), 'SILVER', { metalDecimals: 1, money });

/** The cash balance without its unit, which differs between languages. */
export const CASH_AMOUNT = formatDecimal(balances.pkr, 2);
