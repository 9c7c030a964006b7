import { IdleTimer } from '@rad-wallet/ui/features/lock';
import { navigate } from 'wouter/use-browser-location';
import type { Catalogue } from '../../platform/language/catalogue';
import { getLock } from '../../platform/storage/lockState';
import { broadcastSignOut } from '../otherTabs';
import { getSettings } from '../settings';
import { signOut, type PersonalData } from '../signOut';
import { LockCover } from './lockCover';

/** wouter dispatches an event for each history method that it calls. */
const NAVIGATIONS = ['popstate', 'pushState', 'replaceState'] as const;

const MINUTE = 60_000;

const getPath = () => window.location.pathname;

export interface LockRoutes {
  getRoute: (path: string) => { hasBottomBar: boolean; isCoveredByLock: boolean };
  signedOutPath: string;
}

/** Signs out in this tab only, without notifying other tabs. */
export const signOutThisTab = (kept: PersonalData, { signedOutPath }: LockRoutes) =>
  signOut(kept, () => navigate(signedOutPath, { replace: true }));

export function startAutoLock(kept: PersonalData, catalogue: Catalogue, routes: LockRoutes): void {
  const { device } = kept;
  const { app } = getSettings(device);
  const lock = getLock(device);

  const cover = new LockCover({
    catalogue,
    settings: app,
    onLeft: (outcome) => {
      if (outcome === 'completed') return void lock.unlock();
      signOutThisTab(kept, routes);
      broadcastSignOut(device);
    },
  });
  const getLimit = () => {
    const { autoLock } = app.current();
    if (autoLock === 'never' || lock.isLocked || !routes.getRoute(getPath()).hasBottomBar)
      return null;
    return Number(autoLock) * MINUTE;
  };
  const watch = new IdleTimer({ getLimit, onIdle: () => lock.lock() });

  let wasWatching = false;
  const follow = () => {
    cover.put(lock.isLocked && routes.getRoute(getPath()).isCoveredByLock);
    const isWatching = getLimit() !== null;
    // Restart the idle timer when watching begins.
    if (isWatching && !wasWatching) watch.reset();
    wasWatching = isWatching;
  };
  /** Stores the lock time, because a phone can discard a hidden page and reload it hours later. */
  const note = () => {
    const isHidden = document.visibilityState === 'hidden';
    if (!isHidden) lock.reread();
    lock.saveLockTime(isHidden ? watch.deadline : null);
    // Ignore failures: the chunk is requested again when the wallet locks.
    if (isHidden) cover.preload().catch(() => {});
  };

  lock.saveLockTime(null);
  lock.subscribe(follow);
  for (const event of NAVIGATIONS) window.addEventListener(event, follow);
  app.subscribe(watch.check);
  watch.start(window, document);
  document.addEventListener('visibilitychange', note);
  // Also fires when the browser restores the page from its back-forward cache.
  window.addEventListener('pageshow', note);
  window.addEventListener('pagehide', () => lock.saveLockTime(watch.deadline));
  follow();
}
