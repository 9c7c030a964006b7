import { lazy } from 'react';

/** In place of a page whose details the wallet was not given. Never in the demo, hence a chunk of its own. */
export const NothingYet = lazy(async () => {
  const { NothingYetScreen } = await import('@rad-wallet/ui/screens/nothing-yet');
  return { default: NothingYetScreen };
});
