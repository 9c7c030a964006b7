import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Whether React is hydrating. Device-dependent values must wait for the next render, which follows immediately. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
