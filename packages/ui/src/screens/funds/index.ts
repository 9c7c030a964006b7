export { FUNDS_LIMIT, FundsScreen, type FundsScreenProps } from './FundsScreen';
