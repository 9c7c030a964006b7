export { getIsoDate, getMonth } from './isoDate';
export {
  createStatement,
  getBalanceChange,
  STATEMENT_ACCOUNTS,
  type AccountStatement,
  type Period,
  type StatementAccountId,
  type StatementEntry,
  type StatementOptions,
} from './statement';
