/** Bank transfer: docs/rules.md BANK. */
export const bankTransfer = {
  page: 'Bank Transfer',
  title: 'Bank Transfer - Step {step, number} of {total, number}',
  country: 'Country',
  countryHint: 'Choose where the money goes',
  countries: {
    US: 'United States',
    PK: 'Pakistan',
    QA: 'Qatar',
    SA: 'Saudi Arabia',
    BH: 'Bahrain',
  },
  bank: 'Bank',
  bankHint: 'Choose a bank in {country}',
  chosen: 'Chosen',
  accountHint: 'Enter the account at {bank}',
  accountNumber: 'Account Number',
  iban: 'IBAN',
  confirmHint: 'Check the details',
  accountHolder: 'Account Holder',
  amount: 'Amount',
  duration: 'Transfers typically take 1-3 business days.',
  confirm: 'Confirm Transfer',
  announcedTitle: 'Transfer submitted',
  announcedText:
    'Your transfer to {bank} was submitted. Transfers typically take 1-3 business days.',
  ok: 'OK',
} as const;
