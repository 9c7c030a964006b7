/** Deposits by bank transfer. docs/rules.md BDEP. */
export default {
  title: 'Bank Deposit',
  subtitle: 'Choose where to transfer to',
  sample: 'These accounts are samples. Money cannot be sent to them.',
  banks: 'Bank accounts',
  failed: 'The bank accounts could not be loaded',
  countries: {
    US: 'United States',
    PK: 'Pakistan',
    QA: 'Qatar',
    SA: 'Saudi Arabia',
    BH: 'Bahrain',
  },
  details: {
    account: 'Account: {value}',
    iban: 'IBAN: {value}',
    routing: 'Routing: {value}',
    branchCode: 'Branch code: {value}',
    swift: 'SWIFT: {value}',
  },
  howTitle: 'How it works',
  howText: 'Send the money from your own bank to one of these accounts. Depositing is free.',
  copyDetails: 'Copy Details',
  toasts: {
    bankSelected: {
      title: 'Bank Selected',
      description: 'You chose {bank}. Send your transfer to its account.',
    },
    detailsCopyFailed: {
      title: 'Copy Failed',
      description: 'Failed to copy details. Please copy manually.',
    },
  },
} as const;
