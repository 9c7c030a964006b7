import { refreshWallet } from '@rad-wallet/api';
import { useFlowEvents } from '@rad-wallet/ui/engine';
import { liveUpdatesMachine, type FollowUpdatesInput } from '@rad-wallet/ui/features/live-updates';
import { upload } from '@rad-wallet/ui/requests';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import { serverSession } from '../api/serverSession';
import { useNavigation } from '../navigation/navigation';
import { useDevice } from '../storage/DeviceContext';
import { getLock } from '../storage/lockState';
import { followUpdates, type Subscribe } from './subscribe';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Whether an event of the server reloads it, besides what it changes in the wallet. docs/rules.md LIVE-2. */
      isLive?: boolean;
    };
  }
}

export interface LiveUpdatesProps {
  subscribe: Subscribe;
  /** Whether the page at this path belongs to a signed-in person. */
  isPrivate: (path: string) => boolean;
}

function subscribeToPage(listener: () => void): () => void {
  const sources = [
    [document, 'visibilitychange'],
    [window, 'online'],
    [window, 'offline'],
  ] as const;
  for (const [source, name] of sources) source.addEventListener(name, listener);
  return () => {
    for (const [source, name] of sources) source.removeEventListener(name, listener);
  };
}

const isReachable = () => document.visibilityState === 'visible' && navigator.onLine;

const isUnreachable = () => false;

/** Whether somebody who is signed in can see the wallet. docs/rules.md LIVE-4. */
function useIsShown(isPrivate: LiveUpdatesProps['isPrivate']): boolean {
  const { path } = useNavigation();
  const lock = getLock(useDevice());
  const isPageShown = useSyncExternalStore(subscribeToPage, isReachable, isUnreachable);
  const isLocked = useSyncExternalStore(
    lock.subscribe,
    () => lock.isLocked,
    () => true,
  );
  const { getState, subscribe } = serverSession;
  const { isEnded } = useSyncExternalStore(subscribe, getState, getState);
  return isPageShown && !isLocked && !isEnded && isPrivate(path);
}

/** The longest time between a response and its use by the first render, in ms. */
const LOADING_TIME = 10_000;

/** Returns the age of the oldest loaded data, in ms; 0 without any. Nothing was loaded before the page. */
function getAge(queryClient: QueryClient): number {
  const times = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ state }) => state.dataUpdatedAt);
  if (times.length === 0) return 0;
  const age = Date.now() - Math.min(...times) + LOADING_TIME;
  return Math.ceil(Math.min(age, performance.now()));
}

/** Reloads the wallet when its server says so, and announces what has become of pending money. docs/rules.md LIVE. */
export function LiveUpdates({ subscribe, isPrivate }: LiveUpdatesProps) {
  const queryClient = useQueryClient();
  const isShown = useIsShown(isPrivate);
  const actor = useActorRef(
    liveUpdatesMachine.provide({
      actions: {
        reload() {
          void refreshWallet(queryClient);
          void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.isLive === true });
        },
      },
      actors: {
        followUpdates: upload<unknown, FollowUpdatesInput>(({ isFirst, ...input }, { signal }) =>
          followUpdates(subscribe, { ...input, signal, ageMs: isFirst ? getAge(queryClient) : 0 }),
        ),
      },
    }),
  );
  useFlowEvents(actor, () => {});
  useEffect(() => {
    actor.send({ type: isShown ? 'wallet.shown' : 'wallet.hidden' });
  }, [actor, isShown]);
  return null;
}
