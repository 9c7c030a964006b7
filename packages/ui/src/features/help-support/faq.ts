import { toSearchText, splitSearchWords } from '../../format/searchText';

/** In display order. docs/rules.md HELP-3. */
export const FAQ_CATEGORIES = ['account', 'payments', 'investments', 'security'] as const;

export type FaqCategory = (typeof FAQ_CATEGORIES)[number];

export type FaqFilter = 'all' | FaqCategory;

export const FAQ_FILTERS: readonly FaqFilter[] = ['all', ...FAQ_CATEGORIES];

export interface Faq {
  id: string;
  category: FaqCategory;
  question: string;
  answer: string;
  /** Average rating, 0 to 5. */
  rating: number;
}

export interface SupportContacts {
  /** Displayed as is; spaces are removed for the `tel:` link. */
  phone: string;
  email: string;
}

/** Returns the questions that contain all words of the search. docs/rules.md HELP-3. */
export function findFaqs(faqs: readonly Faq[], filter: FaqFilter, search: string): Faq[] {
  const words = splitSearchWords(search);
  return faqs.filter(({ category, question, answer }) => {
    if (filter !== 'all' && category !== filter) return false;
    const text = toSearchText(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}
