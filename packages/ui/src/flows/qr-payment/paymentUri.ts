/** What a payment code says. */
export interface PaymentCode {
  /** The receiver's wallet number. */
  to: string;
  /** PKR, a plain decimal string; left out, the payer decides. */
  amount?: string;
  /** What it is for. */
  note?: string;
}

/**
 * A payment as text, for codes and for passing on: `rad:pay?to=…&amount=…&note=…`. Values are
 * UTF-8, percent-encoded; what is empty is left out. docs/rules.md QR-4.
 */
export function paymentUri({ to, amount, note }: PaymentCode): string {
  const query = new URLSearchParams({ to, ...(amount && { amount }), ...(note && { note }) });
  // A plus for a space is a habit of web forms that other readers of URIs do not share.
  return `rad:pay?${query.toString().replaceAll('+', '%20')}`;
}
