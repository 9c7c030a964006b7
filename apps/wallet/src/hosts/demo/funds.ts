import { fundEntries } from '@rad-wallet/mocks/samples';
import { useMessages } from '@rad-wallet/ui/messages';
import { marketplaceMessages } from '@rad-wallet/ui/features/investment';
import type { Host } from '../Host';

/** Sample funds in the current language. */
export const useFunds: Host['useFunds'] = () => {
  const t = useMessages(marketplaceMessages);
  const value = fundEntries.map((entry) => ({
    ...entry,
    description: t(`descriptions.${entry.id}`),
    holdings: entry.holdings.map((held) => t(`holdings.${held}`)),
  }));
  return { status: 'ready', value };
};
