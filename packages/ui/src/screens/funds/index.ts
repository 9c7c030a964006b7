export { FUNDS_HISTORY_LIMIT, FundsScreen, type FundsScreenProps } from './FundsScreen';
