export { getIsoDate, getLastDay, getMonth, isIsoDate } from './isoDate';
export {
  addDays,
  listDayBalances,
  listMonthsUntil,
  sumKinds,
  sumMonths,
  type DayBalance,
  type KindSum,
  type MonthSums,
} from './insights';
export {
  getMonthPeriod,
  getMonthIfWhole,
  isInPeriod,
  isValidPeriod,
  listMonths,
  type Period,
} from './period';
export {
  ACCOUNT_CURRENCIES,
  createStatement,
  getBalanceChange,
  STATEMENT_ACCOUNTS,
  sumChanges,
  type AccountStatement,
  type StatementAccountId,
  type StatementEntry,
  type StatementOptions,
  type Sums,
} from './statement';
export { formatIslamicDate, getLunarYearEnd } from './lunarYear';
