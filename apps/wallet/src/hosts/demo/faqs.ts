import { faqEntries } from '@rad-wallet/mocks/samples';
import { useTranslations } from '@rad-wallet/ui/messages';
import type { Host } from '../Host';

/** Samples in the current language. */
export const useFaqs: Host['useFaqs'] = () => {
  const t = useTranslations('faq');
  const value = faqEntries.map((entry) => ({
    ...entry,
    question: t(`${entry.id}.question`),
    answer: t(`${entry.id}.answer`),
  }));
  return { status: 'ready', value };
};
