/** Every toast and every validation message: one entry serves the toast and the text beside the field. */
export const toasts = {
  invalidAmount: {
    title: 'Invalid Amount',
    description: 'Please enter a valid amount greater than 0.',
  },
  sendAccountError: {
    title: 'Account Error',
    description: 'Unable to find PKR account for sending money.',
  },
  sendInsufficientBalance: {
    title: 'Insufficient Balance',
    description: 'Your available balance is PKR {amount}. Please enter a lower amount.',
  },
  transferFailed: {
    title: 'Transfer Failed',
    description: 'There was an error sending the money. Please try again.',
  },
  linkCopied: {
    title: 'Link Copied',
    description: 'You can paste it wherever you like.',
  },
  linkCopyFailed: {
    title: 'Copy Failed',
    description: 'Failed to copy link. Please copy manually.',
  },
  sameCurrency: {
    title: 'Same Currency',
    description: 'Please select different currencies for conversion.',
  },
  conversionAccountError: {
    title: 'Account Error',
    description: 'Unable to find accounts for conversion.',
  },
  conversionInsufficientBalance: {
    title: 'Insufficient Balance',
    description: "You don't have enough {currency}. Available: {balance}",
  },
  conversionFailed: {
    title: 'Conversion Failed',
    description: 'There was an error processing your conversion. Please try again.',
  },
  converted: {
    title: 'Conversion complete',
    description: 'You converted {given} to {got}.',
  },
  passwordsDontMatch: {
    title: "Passwords don't match",
    description: 'Please make sure your passwords match.',
  },
  passwordTooShort: {
    title: 'Password too short',
    description: 'Password must be at least 8 characters long.',
  },
  welcomeBack: {
    title: 'Welcome back!',
    description: "You've successfully logged in.",
  },
  accountCreated: {
    title: 'Account created!',
    description: 'Your RAD account has been created.',
  },
  settingsNotKept: {
    title: 'Not kept in this browser',
    description: 'Storage is blocked here, so this holds until you close the wallet.',
  },
  submissionFailed: {
    title: 'Something went wrong',
    description: 'This did not go through. Please try again.',
  },
  giftDraftDropped: {
    title: 'Saved gift discarded',
    description: 'It was damaged and could not be read. Please start again.',
  },
} as const;
