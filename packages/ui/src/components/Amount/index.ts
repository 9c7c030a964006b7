export { Amount, type AmountProps } from './Amount';
export { AmountSentence, type AmountSentenceProps, type FormatAmount } from './AmountSentence';
export { BalanceAmount } from './BalanceAmount';
export { AmountText, type AmountTextProps } from './AmountText';
export type { AmountSize } from './measureAmount';
