export {
  TransactionReceiptScreen,
  type TransactionReceiptScreenProps,
} from './TransactionReceiptScreen';
export { receiptTotal, type TransactionReceipt } from './receipt';
