import { searchText, searchWords } from '../../format/searchable';

/** What the questions are about. docs/rules.md HELP-3. */
export const FAQ_CATEGORIES = ['account', 'payments', 'investments', 'security'] as const;

/** What a question is about. */
export type FaqCategory = (typeof FAQ_CATEGORIES)[number];

/** A category, or all of them. */
export type FaqFilter = 'all' | FaqCategory;

export const FAQ_FILTERS: readonly FaqFilter[] = ['all', ...FAQ_CATEGORIES];

/** A question with its answer. */
export interface Faq {
  id: string;
  category: FaqCategory;
  question: string;
  answer: string;
  /** What readers gave it, 0 to 5. */
  rating: number;
}

/** How to reach the people behind the wallet. */
export interface SupportContacts {
  /** As it is read; dialled without its spaces. */
  phone: string;
  email: string;
}

/** The questions of a category that hold every word of the search, in question or answer. docs/rules.md HELP-3. */
export function findFaqs(faqs: readonly Faq[], filter: FaqFilter, search: string): Faq[] {
  const words = searchWords(search);
  return faqs.filter(({ category, question, answer }) => {
    if (filter !== 'all' && category !== filter) return false;
    const text = searchText(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}
