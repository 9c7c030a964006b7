/** Where the receipt of a transaction is. Paths are plain: its id stands in the query. docs/rules.md RECEIPT-7. */
export function receiptHref({ id }: { id: string }): string {
  return `/transaction-receipt?id=${encodeURIComponent(id)}`;
}
