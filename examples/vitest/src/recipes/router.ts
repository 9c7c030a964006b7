import type { GoBack, WalletHrefs } from '@rad-wallet/ui/provider';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Your paths by page name. Null removes a service from the menus. */
export const hrefs = { history: '/activity', investment: null } satisfies Partial<WalletHrefs>;

/** The page that linked to the current history entry; undefined if there is none. */
const readOrigin = () => (window.history.state as { from?: string } | null)?.from;

/** The browser dispatches no event after `pushState` and `replaceState`. */
const notify = () => window.dispatchEvent(new PopStateEvent('popstate'));

export function navigate(path: string): void {
  window.history.pushState({ from: window.location.pathname }, '', path);
  notify();
}

/** Goes back if the previous history entry is `path`; otherwise replaces the current entry with `path`. */
export const goBack: GoBack = (path, { isFallback }) => {
  const from = readOrigin();
  if (from === path || (isFallback && from !== undefined)) return window.history.back();
  window.history.replaceState(null, '', path);
  notify();
};

function subscribe(onChange: () => void) {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

export const usePath = () =>
  useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => '/',
  );

/** Moves focus to the heading of the new page, as a screen reader user expects after a page load. */
export function useHeadingFocus(path: string): void {
  const last = useRef(path);
  useEffect(() => {
    if (path === last.current) return;
    last.current = path;
    window.scrollTo({ top: 0 });
    document.querySelector('h1')?.focus();
  }, [path]);
}
