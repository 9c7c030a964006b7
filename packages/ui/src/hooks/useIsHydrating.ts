import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Values that depend on the device must wait for the next render, which follows immediately. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
