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
  createStatement,
  getBalanceChange,
  sumChanges,
  type AccountStatement,
  type AccountSums,
  type StatementEntry,
  type StatementOptions,
  type Sums,
} from './statement';
export { formatIslamicDate, getLunarYearEnd } from './lunarYear';
