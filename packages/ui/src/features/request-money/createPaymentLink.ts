/** Maximum length of the message in a payment link, in characters. Links with longer messages are invalid. */
export const MAX_LINK_MESSAGE_LENGTH = 1000;

export interface PaymentRequest {
  /** Phone number of the payee. */
  target: string;
  /** A plain decimal string in the home currency. */
  amount: string;
  /** At most `MAX_LINK_MESSAGE_LENGTH` characters; may be empty. */
  message: string;
}

/**
 * Returns a link to the payment page with prefilled values. docs/rules.md REQ-3.
 * @param address absolute URL of the payment page; its query parameters are kept
 * @throws TypeError if the address is not an absolute URL
 */
export function createPaymentLink(
  address: string,
  { target, amount, message }: PaymentRequest,
): string {
  const url = new URL(address);
  url.searchParams.set('target', target);
  url.searchParams.set('amount', amount);
  url.searchParams.set('message', message);
  return url.href;
}
