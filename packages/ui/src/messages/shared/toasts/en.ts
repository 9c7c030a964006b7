/** Toast and validation messages. The toast and the error beside the field use the same message. */
export default {
  invalidAmount: {
    title: 'Invalid Amount',
    description: 'Please enter a valid amount greater than 0.',
  },
  accountsNotLoaded: {
    title: 'Accounts not loaded',
    description: 'Your accounts could not be loaded. Check your connection, then try again.',
  },
  sendInsufficientBalance: {
    title: 'Insufficient Balance',
    description: 'Your available balance is {amount}. Please enter a lower amount.',
  },
  transferFailed: {
    title: 'Transfer Failed',
    description: 'There was an error sending the money. Please try again.',
  },
  noAnswerYet: {
    title: 'No Answer Yet',
    description: 'It is still not known whether your payment was made.',
  },
  linkCopied: {
    title: 'Link Copied',
    description: 'Send it to the person who should pay.',
  },
  linkCopyFailed: {
    title: 'Copy Failed',
    description: 'Failed to copy link. Please copy manually.',
  },
  signOutFailed: {
    title: 'Sign-out failed',
    description: 'You are still signed in. Please try again.',
  },
  languageNotLoaded: {
    title: 'The language could not be loaded',
    description: 'Check your connection: the language changes as soon as it can be loaded.',
  },
  settingsNotKept: {
    title: 'Not kept in this browser',
    description: 'Storage is blocked here, so this holds until you close the wallet.',
  },
  submissionFailed: {
    title: 'Something went wrong',
    description: 'This did not go through. Please try again.',
  },
  missingInformation: {
    title: 'Missing information',
    description: 'Please fill in all required fields.',
  },
  paymentFailed: {
    title: 'Payment Failed',
    description: 'There was an error processing your payment. Please try again.',
  },
  copied: {
    title: 'Copied!',
    description: 'Ready to paste.',
  },
  shareLinkCopied: {
    title: 'Link copied!',
    description: 'Your device could not share it. Paste it into a message.',
  },
} as const;
