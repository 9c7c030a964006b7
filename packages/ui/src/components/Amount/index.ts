export { Amount, type AmountProps } from './Amount';
export { AmountSentence, type AmountSentenceProps, type WriteAmount } from './AmountSentence';
export { AmountText, type AmountTextProps } from './AmountText';
export type { AmountSize } from './amountWidth';
