import { createLazyDialog } from '@rad-wallet/ui/LazyView';
import { catalogue } from '../data/catalogue';
import { getNamespaces } from '../data/pageNamespaces';

/** Also loads the messages of the dialog. */
export const LazyInsights = createLazyDialog(async () => {
  const [{ WalletInsights }] = await Promise.all([
    import('./WalletInsights'),
    catalogue.add(getNamespaces('insights')),
  ]);
  return WalletInsights;
});
