export { Amount, type AmountProps } from './Amount';
export type { AmountSize } from './amountWidth';
