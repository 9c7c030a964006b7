export {
  TransactionReceiptScreen,
  type TransactionReceiptScreenProps,
} from './TransactionReceiptScreen';
export { getReceiptTotal, type TransactionReceipt } from './receipt';
export { useCreateReceipt, type ReceiptSource } from './useCreateReceipt';
export { receiptMessages } from './messages';
