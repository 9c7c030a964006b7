/** What a payment link says. */
export interface PaymentRequest {
  /** Whom it asks. */
  target: string;
  /** PKR, a plain decimal string. */
  amount: string;
  /** What it is for; may be empty. */
  message: string;
}

/**
 * The link that a request is paid by (docs/rules.md REQ-3).
 * @param address absolute URL of the page that takes payments; a query that it has is kept.
 * @throws TypeError if the address is no absolute URL.
 */
export function paymentLink(address: string, { target, amount, message }: PaymentRequest): string {
  const url = new URL(address);
  url.searchParams.set('target', target);
  url.searchParams.set('amount', amount);
  url.searchParams.set('message', message);
  return url.href;
}
