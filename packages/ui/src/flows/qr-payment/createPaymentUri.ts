/** Contents of a payment code. */
export interface PaymentCode {
  /** The payee's wallet number. */
  to: string;
  /** PKR, a plain decimal string. Without it the payer chooses the amount. */
  amount?: string;
  note?: string;
}

/**
 * Returns the URI of a payment, `rad:pay?to=…&amount=…&note=…`: percent-encoded UTF-8, without
 * empty values. docs/rules.md QR-4.
 */
export function createPaymentUri({ to, amount, note }: PaymentCode): string {
  const query = new URLSearchParams({ to, ...(amount && { amount }), ...(note && { note }) });
  // Only HTML forms decode `+` as a space; other URI parsers do not.
  return `rad:pay?${query.toString().replaceAll('+', '%20')}`;
}
