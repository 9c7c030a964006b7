import { defineRoute } from '../../shell/defineRoute.ts';

export const transactionReceiptRoute = defineRoute({
  name: 'transactionReceipt',
  path: '/transaction-receipt',
  page: 'TransactionReceiptPage',
  load: () => import('./TransactionReceiptPage.tsx'),
  canReload: true,
});

/** Links to the receipt of a transaction. docs/rules.md RECEIPT-7. */
export function getReceiptHref({ id }: { id: string }): string {
  // Not `encodeURIComponent`, which throws for a lone surrogate.
  return `${transactionReceiptRoute.path}?${new URLSearchParams({ id }).toString()}`;
}
