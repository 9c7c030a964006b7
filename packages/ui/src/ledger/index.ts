export { getIsoDate, getLastDay, getMonth } from './isoDate';
export {
  ACCOUNT_CURRENCIES,
  createStatement,
  getBalanceChange,
  STATEMENT_ACCOUNTS,
  type AccountStatement,
  type Period,
  type StatementAccountId,
  type StatementEntry,
  type StatementOptions,
} from './statement';
