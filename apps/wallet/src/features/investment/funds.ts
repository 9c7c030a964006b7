import { fundEntries } from '@rad-wallet/mocks/samples';
import type { Fund } from '@rad-wallet/ui/features/investment';
import { useTranslations } from '@rad-wallet/ui/messages';
import { createContentHook } from '../../hosts/createContentHook';

function useSampleFunds(): readonly Fund[] {
  const t = useTranslations('marketplace');
  return fundEntries.map((entry) => ({
    ...entry,
    description: t(`descriptions.${entry.id}`),
    holdings: entry.holdings.map((held) => t(`holdings.${held}`)),
  }));
}

/** The host's funds, or samples in the current language. */
export const useFunds = import.meta.env.VITE_API_URL
  ? createContentHook('funds', [])
  : useSampleFunds;
