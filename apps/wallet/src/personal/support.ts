import { faqEntries, supportContacts } from '@rad-wallet/mocks/samples';
import { useTranslations } from '@rad-wallet/ui/messages';
import type { Faq } from '@rad-wallet/ui/screens/help-support';
import { personal } from './personal';

function useSampleFaqs(): readonly Faq[] {
  const t = useTranslations('faq');
  return faqEntries.map((entry) => ({
    ...entry,
    question: t(`${entry.id}.question`),
    answer: t(`${entry.id}.answer`),
  }));
}

/** The questions and answers: the host's, or in the demo samples in the current language. */
export const useFaqs = import.meta.env.VITE_API_URL ? personal('faqs', []) : useSampleFaqs;

export const useSupportContacts = personal(
  'supportContacts',
  import.meta.env.VITE_API_URL ? null : supportContacts,
);
