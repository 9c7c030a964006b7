import type { Faq, SupportContacts } from '@rad-wallet/ui/screens/help-support';

/** The fixed questions and answers. docs/rules.md HELP-4, HELP-6. */
export const faqs: readonly Faq[] = [
  {
    id: 'kyc-limits',
    category: 'account',
    question: 'What are the KYC verification levels and limits?',
    answer: 'Level 1: PKR 25,000 daily. Level 2: PKR 100,000. Level 3: unlimited.',
    rating: 4.8,
  },
  {
    id: 'kyc-time',
    category: 'account',
    question: 'How long does identity verification take?',
    answer: 'A review takes 24-48 hours after you have submitted your documents.',
    rating: 4.6,
  },
  {
    id: 'kyc-needs',
    category: 'account',
    question: 'What do I need for the verification?',
    answer: 'Both sides of your CNIC, a selfie, and a bill or bank statement with your address.',
    rating: 4.3,
  },
  {
    id: 'transfer-time',
    category: 'payments',
    question: 'How long do transfers take?',
    answer: 'Domestic transfers are instant. International transfers take 1-3 business days.',
    rating: 4.7,
  },
  {
    id: 'transfer-fee',
    category: 'payments',
    question: 'What does it cost to send money?',
    answer: 'Sending money to another wallet is free and arrives at once.',
    rating: 4.9,
  },
  {
    id: 'bill-undo',
    category: 'payments',
    question: 'Can I take back a bill payment?',
    answer: 'No. A bill payment is instant and cannot be reversed, so check it before you pay.',
    rating: 4.2,
  },
  {
    id: 'shariah',
    category: 'investments',
    question: 'Are the investments Shariah-compliant?',
    answer: 'Yes. Every fund in the marketplace is Shariah-compliant.',
    rating: 4.9,
  },
  {
    id: 'fund-minimum',
    category: 'investments',
    question: 'What is the least that I can invest?',
    answer: 'The minimum is Rs. 500 or Rs. 1,000, depending on the fund.',
    rating: 4.4,
  },
  {
    id: 'gold-price',
    category: 'investments',
    question: 'How is my gold valued?',
    answer: 'By weight, at a fixed price per gram. One tola is 11.664 grams.',
    rating: 4.5,
  },
  {
    id: 'phone-lost',
    category: 'security',
    question: 'What should I do if I lose my phone?',
    answer: 'Call us at once, from 9 AM to 9 PM PKT. At any other hour, write us an email.',
    rating: 4.7,
  },
  {
    id: 'password-asked',
    category: 'security',
    question: 'Will you ever ask for my password?',
    answer: 'Never, neither by phone nor by email or chat. Do not tell it to anybody.',
    rating: 4.8,
  },
];

export const supportContacts: SupportContacts = {
  phone: '+92 21 111 000 723',
  email: 'support@radwallet.example',
};
