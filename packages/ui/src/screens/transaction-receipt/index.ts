export {
  TransactionReceiptScreen,
  type TransactionReceiptScreenProps,
} from './TransactionReceiptScreen';
export { receiptTotal, type TransactionReceipt } from './receipt';
export { useReceiptOf, type ReceiptSource } from './useReceiptOf';
