import { faqEntries } from '@rad-wallet/mocks/samples';
import { useMessages } from '@rad-wallet/ui/messages';
import { faqMessages } from '@rad-wallet/ui/features/help-support';
import type { Host } from '../Host';

/** Sample questions in the current language. */
export const useFaqs: Host['useFaqs'] = () => {
  const t = useMessages(faqMessages);
  const value = faqEntries.map((entry) => ({
    ...entry,
    question: t(`${entry.id}.question`),
    answer: t(`${entry.id}.answer`),
  }));
  return { status: 'ready', value };
};
