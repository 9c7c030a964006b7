/** Deposit methods as they appear in descriptions. */
const METHOD_NAMES = {
  card: 'Credit/Debit Card',
  bankTransfer: 'Bank Transfer',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
} as const;

/** A deposit method. */
export type DepositMethod = keyof typeof METHOD_NAMES;

/**
 * The description of a deposit. Always English, because it is posted and parsed again. docs/rules.md API-14,
 * LANG-11.
 */
export const describeDeposit = (method: DepositMethod): string =>
  `Deposit via ${METHOD_NAMES[method]}`;
