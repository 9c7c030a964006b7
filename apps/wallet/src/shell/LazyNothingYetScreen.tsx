import { lazy } from 'react';

/** The empty state of a page without personal data. It is a separate chunk, because the demo never needs it. */
export const LazyNothingYetScreen = lazy(async () => {
  const { NothingYetScreen } = await import('@rad-wallet/ui/screens/nothing-yet');
  return { default: NothingYetScreen };
});
