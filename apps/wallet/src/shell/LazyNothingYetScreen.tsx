import { lazy } from 'react';

/** A separate chunk, because the demo never needs it. */
export const LazyNothingYetScreen = lazy(async () => {
  const { NothingYetScreen } = await import('@rad-wallet/ui/screens/nothing-yet');
  return { default: NothingYetScreen };
});
