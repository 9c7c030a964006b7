import { createLazyDialog } from '@rad-wallet/ui/LazyView';
import { catalogue } from '../data/catalogue';
import { getNamespaces } from '../data/pageNamespaces';

/** The insights of the home page and the history, with their messages. */
export const LazyInsights = createLazyDialog(async () => {
  const [{ WalletInsights }] = await Promise.all([
    import('./WalletInsights'),
    catalogue.add(getNamespaces('insights')),
  ]);
  return WalletInsights;
});
