/** What the deposit and transfer forms have in common. docs/rules.md PAY. */
export const payment = {
  amount: 'Amount',
  currency: 'Currency',
  currencyOption: '{code, select, GOLD {Gold} SILVER {Silver} other {{code}}}',
  grams: 'g',
  feesNotCharged: 'Fees are shown, but none is charged so far',
  noContacts: 'No recent contacts',
  noContactsHint: 'There is nobody to choose from so far.',
  processing: 'Processing...',
  redirectFunds: 'Taking you back to your funds…',
  redirectHome: 'Taking you back to your wallet…',
  backToFunds: 'Back to Funds',
  backToWallet: 'Back to Wallet',
} as const;
