import { faqEntries, supportContacts } from '@rad-wallet/mocks/samples';
import { useTranslations } from '@rad-wallet/ui/messages';
import type { Faq } from '@rad-wallet/ui/features/help-support';
import { createContentHook } from '../../hosts/createContentHook';

function useSampleFaqs(): readonly Faq[] {
  const t = useTranslations('faq');
  return faqEntries.map((entry) => ({
    ...entry,
    question: t(`${entry.id}.question`),
    answer: t(`${entry.id}.answer`),
  }));
}

/** The host's questions, or samples in the current language. */
export const useFaqs = import.meta.env.VITE_API_URL ? createContentHook('faqs', []) : useSampleFaqs;

export const useSupportContacts = createContentHook(
  'supportContacts',
  import.meta.env.VITE_API_URL ? null : supportContacts,
);
