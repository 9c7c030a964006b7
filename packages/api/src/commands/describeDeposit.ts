const METHOD_NAMES = {
  card: 'Credit/Debit Card',
  bankTransfer: 'Bank Transfer',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
} as const;

export type DepositMethod = keyof typeof METHOD_NAMES;

const isNamed = (method: string): method is DepositMethod => Object.hasOwn(METHOD_NAMES, method);

/** Always English, because the posted description is parsed later. docs/rules.md API-14, LANG-11. */
export const describeDeposit = (method: string): string =>
  `Deposit via ${isNamed(method) ? METHOD_NAMES[method] : method}`;
