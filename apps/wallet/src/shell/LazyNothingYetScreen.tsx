import { lazy } from 'react';
import { catalogue } from '../platform/language/catalogue';
import { getNamespaces } from '../platform/language/pageNamespaces';

/** A separate chunk with its own messages, because the demo never needs it. */
export const LazyNothingYetScreen = lazy(async () => {
  const [{ NothingYetScreen }] = await Promise.all([
    import('@rad-wallet/ui/features/nothing-yet'),
    catalogue.add(getNamespaces('nothingYet')),
  ]);
  return { default: NothingYetScreen };
});
