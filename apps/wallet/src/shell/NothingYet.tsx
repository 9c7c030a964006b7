import { lazy } from 'react';

/** Shown if a page has no personal data. A separate chunk, because the demo never needs it. */
export const NothingYet = lazy(async () => {
  const { NothingYetScreen } = await import('@rad-wallet/ui/screens/nothing-yet');
  return { default: NothingYetScreen };
});
