/** Deposits by card and similar methods. docs/rules.md CARD. */
export default {
  title: 'Card Payment',
  subtitle: 'Add money to your wallet',
  method: 'Payment Method',
  methods: {
    card: 'Credit/Debit Card',
    bankTransfer: 'Bank Transfer',
    applePay: 'Apple Pay',
    googlePay: 'Google Pay',
  },
  methodHints: {
    card: 'Visa or Mastercard',
    bankTransfer: 'From your bank account',
    applePay: 'With the card on your iPhone',
    googlePay: 'With the card on your Android phone',
  },
  pay: 'Pay {amount}',
  payNothing: 'Pay',
  doneTitle: 'Money Added',
  doneText: '{amount} via {method}',
  toasts: {
    paymentMethodRequired: {
      title: 'Payment Method Required',
      description: 'Please select a payment method to continue.',
    },
    paymentAccountError: {
      title: 'Account Error',
      description: 'Unable to find account for this currency.',
    },
    paymentSuccessful: {
      title: 'Payment Successful',
      description:
        '{amount}\u00a0{currency, select, GOLD {Gold} SILVER {Silver} other {{currency}}} has been added to your account.',
    },
  },
} as const;
