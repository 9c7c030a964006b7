/** Sending to another wallet. docs/rules.md WAL. */
export default {
  title: 'Send to Wallet',
  subtitle: 'To any RAD wallet',
  recipient: 'Recipient',
  recipientPlaceholder: 'Wallet ID or email address',
  recents: 'Recent recipients',
  recentsFailed: 'Your recent recipients could not be loaded',
  message: 'Message',
  messagePlaceholder: 'Add a note',
  noticeTitle: 'Instant and free',
  notice: 'Wallet transfers arrive at once and cost nothing.',
  send: 'Send Money',
  doneTitle: 'Money Delivered',
  doneText: '{amount} to {recipient}',
  toasts: {
    recipientRequired: {
      title: 'Recipient Required',
      description: 'Please enter a wallet ID or email address.',
    },
    recipientSelected: {
      title: 'Recipient Selected',
      description: 'The wallet ID of {name} is filled in.',
    },
    walletMoneySent: {
      title: 'Money Sent Successfully',
      description:
        '{amount}\u00a0{currency, select, GOLD {Gold} SILVER {Silver} other {{currency}}} has been sent to {recipient}.',
    },
  },
} as const;
