/** Payment methods: docs/rules.md METHOD. */
export default {
  title: 'Payment Methods',
  subtitle: 'Cards, banks and wallets',
  savedCards: 'Saved Cards',
  bankAccounts: 'Bank Accounts',
  digitalWallets: 'Digital Wallets',
  brands: {
    visa: 'Visa',
    mastercard: 'Mastercard',
  },
  noAccounts: 'No bank accounts',
  accountsFailed: 'Your bank accounts could not be loaded',
  noAccountsHint: 'None is linked to this wallet.',
  accountTypes: {
    current: 'Current',
    savings: 'Savings',
  },
  default: 'Default',
  masked: '•••• {last4}',
  maskedSpoken: 'ending in {last4}',
  expires: 'Expires {date}',
  setDefault: 'Set Default',
  setDefaultSpoken: 'Set Default: {card}, ending in {last4}',
  remove: 'Remove',
  removeSpoken: 'Remove: {card}, ending in {last4}',
  noCards: 'No saved cards',
  cardsFailed: 'Your cards could not be loaded',
  noCardsHint: 'A card that you add is listed here.',
  removeTitle: 'Remove this card?',
  removeText: '{card}, ending in {last4}, will be taken off your list.',
  removeNewDefault: '{card}, ending in {last4}, becomes your default card.',
  mobileWallet: 'Mobile wallet',
  walletsFailed: 'The digital wallets could not be loaded',
  connect: 'Connect',
  connectSpoken: 'Connect {wallet}',
  addCard: 'Add Card',
  adding: 'Adding Card...',
  fields: {
    number: 'Card Number',
    expiry: 'Expiry Date',
    code: 'Security Code',
    name: 'Cardholder Name',
    nickname: 'Nickname',
    tokenized: 'Card Details',
  },
  numberPlaceholder: '1234 5678 9012 3456',
  numberHint: 'Visa or Mastercard',
  expiryPlaceholder: 'MM/YY',
  codeHint: '3 digits on the back',
  nicknamePlaceholder: 'Such as Groceries',
  missing: {
    number: 'Enter the card number.',
    expiry: 'Enter the expiry date.',
    code: 'Enter the security code.',
    name: 'Enter the name on the card.',
    tokenized: 'Enter the card details.',
  },
  malformed: {
    number: 'Check the card number: a digit seems to be wrong.',
    expiry: 'Enter month and year, such as 08/28.',
    code: 'Enter the 3 digits on the back.',
  },
  privacyTitle: 'Only the last four digits stay',
  privacyText: 'The full number and the security code are forgotten when this closes.',
  processorText:
    'The full number and the security code go to the card processor, not to this wallet.',
  toasts: {
    walletNotConnected: {
      title: 'Not available yet',
      description: 'You cannot connect {wallet} here yet.',
    },
    cardUnsupported: {
      title: 'Card not supported',
      description: 'Please use a Visa or Mastercard.',
    },
    cardExpired: {
      title: 'Card expired',
      description: 'Please use a card that has not expired.',
    },
    cardAdded: {
      title: 'Card Added',
      description:
        'Your {brand, select, mastercard {Mastercard} other {Visa}} ending in {last4} is on your list now.',
    },
    cardAddingFailed: {
      title: 'Card Not Added',
      description: 'There was an error saving your card. Please try again.',
    },
    cardNotChanged: {
      title: 'Card Not Changed',
      description: 'Your cards are as they were. Please try again.',
    },
    defaultCardSet: {
      title: 'Default Card Set',
      description:
        'Your {brand, select, mastercard {Mastercard} other {Visa}} ending in {last4} is the default now.',
    },
    cardRemoved: {
      title: 'Card Removed',
      description:
        'Your {brand, select, mastercard {Mastercard} other {Visa}} ending in {last4} is no longer on your list.',
    },
    defaultCardRemoved: {
      title: 'Card Removed',
      description:
        'Your {nextBrand, select, mastercard {Mastercard} other {Visa}} ending in {nextLast4} is the default now.',
    },
  },
} as const;
