import { fundEntries } from '@rad-wallet/mocks/samples';
import { useTranslations } from '@rad-wallet/ui/messages';
import type { Host } from '../Host';

/** Samples in the current language. */
export const useFunds: Host['useFunds'] = () => {
  const t = useTranslations('marketplace');
  const value = fundEntries.map((entry) => ({
    ...entry,
    description: t(`descriptions.${entry.id}`),
    holdings: entry.holdings.map((held) => t(`holdings.${held}`)),
  }));
  return { status: 'ready', value };
};
