import { createLazyView } from '../../components/LazyView';

/** Loaded only if the app checks payees. */
export const LazyPayeeCheck = createLazyView(
  async () => (await import('./PayeeCheck')).PayeeCheck,
  // Tests wait for it.
  { Loading: () => <div data-awaited="" /> },
);
