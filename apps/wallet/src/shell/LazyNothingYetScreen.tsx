import { createLazyView } from '@rad-wallet/ui/LazyView';

/** A separate chunk with its own messages, because the demo never shows it. */
export const LazyNothingYetScreen = createLazyView(
  async () => (await import('@rad-wallet/ui/features/nothing-yet')).NothingYetScreen,
);
