import { describe, expect, it } from 'vitest';
import { findFaqs, type Faq } from './faq';

const faqs: Faq[] = [
  {
    id: 'limits',
    category: 'account',
    question: 'What are the KYC limits?',
    answer: 'Level 1 PKR 25,000 daily.',
    rating: 4,
  },
  {
    id: 'fees',
    category: 'payments',
    question: 'What does a transfer cost?',
    answer: 'Nothing, inside the wallet.',
    rating: 5,
  },
  {
    id: 'lost',
    category: 'security',
    question: 'I lost my phone',
    answer: 'Freeze the wallet from another phone.',
    rating: 3,
  },
];
const findIds = (...args: [Parameters<typeof findFaqs>[1], string]) =>
  findFaqs(faqs, ...args).map(({ id }) => id);

describe('findFaqs', () => {
  it('finds all without filters, in their order', () => {
    expect(findIds('all', '')).toEqual(['limits', 'fees', 'lost']);
    expect(findIds('all', '  \t ')).toEqual(['limits', 'fees', 'lost']);
  });

  it('filters by category', () => {
    expect(findIds('payments', '')).toEqual(['fees']);
    expect(findIds('investments', '')).toEqual([]);
  });

  it.each([
    ['KYC', ['limits']],
    ['kyc', ['limits']],
    ['wallet', ['fees', 'lost']],
    ['wallet phone', ['lost']],
    ['phone   WALLET', ['lost']],
    ['25000', ['limits']],
    ['25,000', ['limits']],
    ['۲۵۰۰۰', ['limits']],
    ['۲۵٬۰۰۰', ['limits']],
    ['phoné', ['lost']],
    ['.*', []],
    ['nothing of this', []],
  ])('searches for %j in questions and answers', (search, expected) => {
    expect(findIds('all', search)).toEqual(expected);
  });

  it('searches within the category only', () => {
    expect(findIds('security', 'wallet')).toEqual(['lost']);
    expect(findIds('account', 'wallet')).toEqual([]);
  });
});
