/** Ways to pay in, as descriptions name them. */
const METHOD_NAMES = {
  card: 'Credit/Debit Card',
  bankTransfer: 'Bank Transfer',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
} as const;

/** A way to pay in. */
export type DepositMethod = keyof typeof METHOD_NAMES;

/**
 * The description of a deposit: English whatever the language on the screen, as every text that is
 * posted and recognised again. docs/rules.md API-14, LANG-11.
 */
export const describeDeposit = (method: DepositMethod): string =>
  `Deposit via ${METHOD_NAMES[method]}`;
