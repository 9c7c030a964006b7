/** Names of deposit methods as they appear in descriptions. */
const METHOD_NAMES = {
  card: 'Credit/Debit Card',
  bankTransfer: 'Bank Transfer',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
} as const;

export type DepositMethod = keyof typeof METHOD_NAMES;

/**
 * Returns the description of a deposit. It is always English, because it is posted to the server and parsed again
 * later. docs/rules.md API-14, LANG-11.
 */
export const describeDeposit = (method: DepositMethod): string =>
  `Deposit via ${METHOD_NAMES[method]}`;
