/** Messages that the deposit and transfer forms share. docs/rules.md PAY. */
export const payment = {
  amount: 'Amount',
  currency: 'Currency',
  currencyOption: '{code, select, GOLD {Gold} SILVER {Silver} other {{code}}}',
  feesNotCharged: 'Fees are shown, but not charged yet',
  noContacts: 'No recent contacts',
  noContactsHint: 'There are no contacts to choose from yet.',
  processing: 'Processing...',
  redirectFunds: 'Taking you back to your funds…',
  redirectHome: 'Taking you back to your wallet…',
  backToFunds: 'Back to funds',
  backToWallet: 'Back to wallet',
} as const;
