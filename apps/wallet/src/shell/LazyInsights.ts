import { createLazyDialog } from '@rad-wallet/ui/LazyView';

export const LazyInsights = createLazyDialog(
  async () => (await import('./WalletInsights')).WalletInsights,
);
