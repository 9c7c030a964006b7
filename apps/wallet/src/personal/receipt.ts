import { transactionReceipt } from '../demo/samples/receipt';
import { personal } from './personal';

/** The receipt that /transaction-receipt shows. docs/rules.md RECEIPT-1. */
export const useReceipt = personal(
  'receipt',
  import.meta.env.VITE_API_URL ? null : transactionReceipt,
);
