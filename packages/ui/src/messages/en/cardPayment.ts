/** Adding money by card and its kin. docs/rules.md CARD. */
export const cardPayment = {
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
    applePay: 'With Face ID or Touch ID',
    googlePay: 'With the card on your phone',
  },
  pay: 'Pay {amount}',
  payNothing: 'Pay',
  deposit: 'Deposit via {method}',
  doneTitle: 'Money Added',
  doneText: '{amount} via {method}',
} as const;
