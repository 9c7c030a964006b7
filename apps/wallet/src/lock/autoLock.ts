import { AwayWatch } from '@rad-wallet/ui/screens/lock';
import { navigate } from 'wouter/use-browser-location';
import type { Catalogue } from '../data/catalogue';
import { lockOf } from '../data/lockState';
import { announceSignOut } from '../data/otherTabs';
import { settingsOf } from '../data/settings';
import { signOut, SIGNED_OUT_PATH, type Kept } from '../device/signOut';
import { LockCover } from './lockCover';
import { getRoute } from '../routeTable';

/** How the wallet goes from page to page: wouter announces its own history calls by events. */
const NAVIGATIONS = ['popstate', 'pushState', 'replaceState'] as const;

const MINUTE = 60_000;

const here = () => window.location.pathname;

/** Signs out in this tab alone, and leads to the sign-in. */
export const leaveWallet = (kept: Kept) =>
  signOut(kept, () => navigate(SIGNED_OUT_PATH, { replace: true }));

/** Locks the wallet when nobody has been there for the chosen time, and opens it again. docs/rules.md LOCK. */
export function startAutoLock(kept: Kept, catalogue: Catalogue): void {
  const { device } = kept;
  const { app } = settingsOf(device);
  const lock = lockOf(device);

  const cover = new LockCover({
    catalogue,
    credentialId: () => app.current().credentialId,
    onLeft: (outcome) => {
      if (outcome === 'completed') return void lock.unlock();
      leaveWallet(kept);
      announceSignOut(device);
    },
  });
  const limit = () => {
    const { autoLock } = app.current();
    if (autoLock === 'never' || lock.isLocked || !getRoute(here()).hasBottomBar) return null;
    return Number(autoLock) * MINUTE;
  };
  const watch = new AwayWatch({ limit, onAway: () => lock.lock() });

  let wasWatching = false;
  const follow = () => {
    cover.put(lock.isLocked && getRoute(here()).isCoveredByLock);
    const isWatching = limit() !== null;
    // The time before does not count.
    if (isWatching && !wasWatching) watch.seen();
    wasWatching = isWatching;
  };
  /** A phone may throw a hidden page away and bring it back hours later, as if it were loaded anew. */
  const note = () => {
    const isHidden = document.visibilityState === 'hidden';
    lock.note(isHidden ? watch.due : null);
    // A failure is of no account here: it is asked for again when it is needed.
    if (isHidden) cover.preload().catch(() => {});
  };

  lock.note(null);
  lock.subscribe(follow);
  for (const event of NAVIGATIONS) window.addEventListener(event, follow);
  app.subscribe(watch.check);
  watch.start(window, document);
  document.addEventListener('visibilitychange', note);
  window.addEventListener('pagehide', () => lock.note(watch.due));
  follow();
}
