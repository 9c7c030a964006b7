import { useTranslations } from '@rad-wallet/ui/messages';
import type { Faq } from '@rad-wallet/ui/screens/help-support';
import { faqEntries } from './faq';

/** The fixed questions and answers in the language of the screen. */
export function useFaqs(): readonly Faq[] {
  const t = useTranslations('faq');
  return faqEntries.map((entry) => ({
    ...entry,
    question: t(`${entry.id}.question`),
    answer: t(`${entry.id}.answer`),
  }));
}
