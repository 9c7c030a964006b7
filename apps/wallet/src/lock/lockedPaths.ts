import { findRoute, routes } from '../routes';

/**
 * Whether the wallet locks by itself on a path: where somebody signs in or out, waits, or is lost, it does
 * not. Those are the paths without the bottom bar (docs/rules.md NAV-3, LOCK-5).
 */
export const locksOn = (path: string): boolean => findRoute(path)?.hasBottomBar ?? false;

/** Whether a locked wallet is covered on a path: the question before signing out tells figures, too. */
export const isCoveredOn = (path: string): boolean =>
  locksOn(path) || findRoute(path) === routes.get('/sign-out-confirmation');
