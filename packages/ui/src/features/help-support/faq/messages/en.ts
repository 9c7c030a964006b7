/** Questions and answers of the help screen, by id: docs/rules.md HELP-4, HELP-6. */
export default {
  'kyc-limits': {
    question: 'What are the KYC verification levels and limits?',
    answer: 'Level 1: PKR\u00a025,000 daily. Level 2: PKR\u00a0100,000. Level 3: unlimited.',
  },
  'kyc-time': {
    question: 'How long does identity verification take?',
    answer: 'A review takes 24-48 hours after you have submitted your documents.',
  },
  'kyc-needs': {
    question: 'What do I need for the verification?',
    answer: 'Both sides of your CNIC, a selfie, and a bill or bank statement with your address.',
  },
  'transfer-time': {
    question: 'How long do transfers take?',
    answer: 'Domestic transfers are instant. International transfers take 1-3 business days.',
  },
  'transfer-fee': {
    question: 'What does it cost to send money?',
    answer: 'Sending money to another wallet is free and arrives at once.',
  },
  'bill-undo': {
    question: 'Can I take back a bill payment?',
    answer: 'No. A bill payment is instant and cannot be reversed, so check it before you pay.',
  },
  shariah: {
    question: 'Are the investments Shariah-compliant?',
    answer: 'Yes. Every fund in the marketplace is Shariah-compliant.',
  },
  'fund-minimum': {
    question: 'What is the least that I can invest?',
    answer: 'The minimum is Rs.\u00a0500 or Rs.\u00a01,000, depending on the fund.',
  },
  'gold-price': {
    question: 'How is my gold valued?',
    answer: 'By weight, at a fixed price per gram. One tola is 11.664 grams.',
  },
  'phone-lost': {
    question: 'What should I do if I lose my phone?',
    answer: 'Call us at once, from 9 AM to 9 PM PKT. At any other hour, write us an email.',
  },
  'password-requested': {
    question: 'Will you ever ask for my password?',
    answer: 'Never, neither by phone nor by email or chat. Do not tell it to anybody.',
  },
} as const;
