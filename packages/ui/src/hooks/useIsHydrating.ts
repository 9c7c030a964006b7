import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Whether React is hydrating. Values that depend on the device must wait for the next render, which follows at once.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
