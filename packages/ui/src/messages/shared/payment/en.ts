/** Messages shared by deposit and transfer forms. docs/rules.md PAY. */
export default {
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
  inDoubt: {
    title: 'Not Known Yet',
    noticeTitle: 'We do not know whether the money moved',
    notice:
      'No answer has come yet. You can check again at any time: the same payment is never made twice. Going back leaves it open.',
    payee: 'To',
    check: 'Check again',
    checking: 'Checking...',
    somethingElse: 'Do something else',
  },
  repeat: {
    title: 'Repeat this payment?',
    sent: 'You sent {amount} to {payee} {minutes, plural, =0 {less than a minute ago} one {# minute ago} other {# minutes ago}}. Send again?',
    sendAgain: 'Send again',
    made: 'You made this payment of {amount} {minutes, plural, =0 {less than a minute ago} one {# minute ago} other {# minutes ago}}. Make it again?',
    makeAgain: 'Make it again',
  },
} as const;
