import { createLazyDialog } from '@rad-wallet/ui/LazyView';
import { catalogue } from '../platform/language/catalogue';
import { getNamespaces } from '../platform/language/pageNamespaces';

/** Also loads the messages of the dialog. */
export const LazyInsights = createLazyDialog(async () => {
  const [{ WalletInsights }] = await Promise.all([
    import('./WalletInsights'),
    catalogue.add(getNamespaces('insights')),
  ]);
  return WalletInsights;
});
