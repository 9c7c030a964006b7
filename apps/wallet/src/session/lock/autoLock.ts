import { IdleTimer } from '@rad-wallet/ui/features/lock';
import { flushSync } from 'react-dom';
import { navigate } from 'wouter/use-browser-location';
import type { Catalogue } from '../../platform/language/catalogue';
import { onHistoryChange } from '../../platform/navigation/navigation';
import { getLock } from '../../platform/storage/lockState';
import { broadcastSignOut } from '../otherTabs';
import { getSettings } from '../settings';
import { signOut, type PersonalData } from '../signOut';
import { LockCover } from './lockCover';

const MINUTE = 60_000;

/** How often the time at which new tabs lock is stored while the page is visible, ms. */
const SAVE_INTERVAL = 15_000;

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
    // The lock does not cover the sign-in page: docs/rules.md LOCK-5.
    // Synchronously, because the cover is removed at once, and must not show the page that it covered.
    onSignIn: () => flushSync(() => navigate(routes.signedOutPath)),
  });
  const getLimit = () => {
    const { autoLock } = app.current();
    if (autoLock === 'never' || lock.isLocked || !routes.getRoute(getPath()).hasBottomBar)
      return null;
    return Number(autoLock) * MINUTE;
  };
  const watch = new IdleTimer({ getLimit, onIdle: () => lock.lock() });

  let savedDeviceTime: number | null | undefined;
  /** Stores the lock time for tabs that open later. No event may fire when the browser or device shuts down. */
  const saveDeviceLockTime = () => {
    if (lock.isLocked || !routes.getRoute(getPath()).hasBottomBar) return;
    const time = app.current().biometrics ? 0 : watch.deadline;
    // An idle page must not replace the later time of a page in use.
    if (time === savedDeviceTime) return;
    savedDeviceTime = time;
    lock.saveDeviceLockTime(time);
  };

  let wasWatching = false;
  const follow = () => {
    cover.put(lock.isLocked && routes.getRoute(getPath()).isCoveredByLock);
    const isWatching = getLimit() !== null;
    // Restart the idle timer when watching begins.
    if (isWatching && !wasWatching) watch.reset();
    wasWatching = isWatching;
    saveDeviceLockTime();
  };
  /** Stores the lock time, because a phone can discard a hidden page and reload it hours later. */
  const note = () => {
    const isHidden = document.visibilityState === 'hidden';
    if (isHidden) {
      lock.saveLockTime(watch.deadline);
      // Ignore failures: the chunk is requested again when the wallet locks.
      cover.preload().catch(() => {});
    } else {
      lock.reread();
      lock.saveOpen();
    }
    saveDeviceLockTime();
  };

  lock.saveOpen();
  lock.subscribe(() => {
    // Unlocking and signing out remove the time.
    savedDeviceTime = undefined;
    follow();
  });
  onHistoryChange(follow);
  app.subscribe(() => {
    watch.check();
    saveDeviceLockTime();
  });
  watch.start(window, document);
  document.addEventListener('visibilitychange', note);
  // Also fires when the browser restores the page from its back-forward cache.
  window.addEventListener('pageshow', note);
  window.addEventListener('pagehide', () => {
    lock.saveLockTime(watch.deadline);
    saveDeviceLockTime();
  });
  setInterval(() => {
    if (document.visibilityState === 'visible') saveDeviceLockTime();
  }, SAVE_INTERVAL);
  follow();
}
