export { Amount, type AmountProps } from './Amount';
export { AmountText, type AmountTextProps } from './AmountText';
export type { AmountSize } from './amountWidth';
