import { importWithMessages } from '@rad-wallet/ui/messages';
import { lazy } from 'react';

/** A separate chunk with its own messages, because the demo never shows it. */
export const LazyNothingYetScreen = lazy(async () => {
  const { NothingYetScreen } = await importWithMessages(
    () => import('@rad-wallet/ui/features/nothing-yet'),
  );
  return { default: NothingYetScreen };
});
