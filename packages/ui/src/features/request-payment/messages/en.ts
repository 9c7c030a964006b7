/** Payment requests by link. docs/rules.md LINK. */
export default {
  title: 'Request Payment',
  subtitle: 'Get paid by a link',
  description: 'Description',
  descriptionPlaceholder: 'What is it for?',
  link: 'Payment link',
  copyLink: 'Copy Link',
  shareLink: 'Share Link',
  sendEmail: 'Send Email',
  subject:
    'Payment request: {amount}\u00a0{currency, select, GOLD {Gold} SILVER {Silver} other {{currency}}}',
  subjectDescribed:
    'Payment request: {amount}\u00a0{currency, select, GOLD {Gold} SILVER {Silver} other {{currency}}} for {description}',
  request:
    'Please pay {amount}\u00a0{currency, select, GOLD {Gold} SILVER {Silver} other {{currency}}}.',
  requestDescribed:
    'Please pay {amount}\u00a0{currency, select, GOLD {Gold} SILVER {Silver} other {{currency}}} for {description}.',
  payHere: 'Pay here: {link}',
  toasts: {
    linkShared: {
      title: 'Link Shared',
      description: 'Your payment link is on its way.',
    },
    emailOpened: {
      title: 'Email Opened',
      description: 'No draft in your mail app? Copy the link and send it yourself.',
    },
    emailNotOpened: {
      title: 'Email Not Opened',
      description: 'Your mail app did not open. Copy the link and send it yourself.',
    },
  },
} as const;
