import type { Fund } from '@rad-wallet/ui/flows/investment';
import { useTranslations } from '@rad-wallet/ui/messages';
import { fundEntries } from './funds';

/** The funds of the marketplace, described in the language of the screen. */
export function useFunds(): readonly Fund[] {
  const t = useTranslations('marketplace');
  return fundEntries.map((entry) => ({
    ...entry,
    description: t(`descriptions.${entry.id}`),
    holdings: entry.holdings.map((held) => t(`holdings.${held}`)),
  }));
}
