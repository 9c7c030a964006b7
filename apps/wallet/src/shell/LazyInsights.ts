import { createLazyDialog } from '@rad-wallet/ui/LazyView';
import { catalogue } from '../data/catalogue';
import { getNamespaces } from '../data/pageNamespaces';

/** The insights dialog for the home and history pages; loads its messages too. */
export const LazyInsights = createLazyDialog(async () => {
  const [{ WalletInsights }] = await Promise.all([
    import('./WalletInsights'),
    catalogue.add(getNamespaces('insights')),
  ]);
  return WalletInsights;
});
