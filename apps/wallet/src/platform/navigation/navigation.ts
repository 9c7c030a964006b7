import type { GoBack } from '@rad-wallet/ui/provider';
import { createContext, startTransition, use, useEffect, useMemo, useState } from 'react';
import { navigate as open } from 'wouter/use-browser-location';

interface NavigateOptions {
  /** Replaces the current history entry. @default true if it is the current path, with or without its query */
  replace?: boolean;
  state?: object;
}

export interface Navigation {
  path: string;
  /** The encoded query, such as `?id=1`; empty without a query. */
  search: string;
  navigate: (path: string, options?: NavigateOptions) => void;
  goBack: GoBack;
}

interface HistoryEntryState {
  /** Path of the page that linked to this entry; undefined if it was opened directly. */
  from?: string;
}

const readOrigin = () => (window.history.state as HistoryEntryState | null)?.from;

const navigate: Navigation['navigate'] = (path, { replace, state } = {}) => {
  const { pathname, search } = window.location;
  const isInPlace = replace ?? (path === pathname || path === pathname + search);
  const from = isInPlace ? readOrigin() : pathname;
  open(path, { replace: isInPlace, state: { from, ...state } satisfies HistoryEntryState });
};

/**
 * Navigates in a transition: on a slow phone, the link shows at once that it was pressed, and is replaced when the page
 * is rendered. Other navigation is not deferred, because a page that the user has left must not act on what follows,
 * such as the removal of the data on sign-out.
 */
export const openLink = (path: string): void => startTransition(() => navigate(path));

/**
 * Goes back in the browser history if the previous page is `path`, or to any previous page if `path` is only a
 * fallback; otherwise replaces the current history entry. docs/rules.md NAV-15.
 */
const goBack: GoBack = (path, { isFallback }) => {
  const from = readOrigin();
  if (from === path || (isFallback && from !== undefined)) window.history.back();
  else navigate(path, { replace: true });
};

/** wouter dispatches an event for each history method that it calls. */
const HISTORY_EVENTS = ['popstate', 'pushState', 'replaceState'] as const;

/** Calls the listener after each change of the history entry. Returns a function that removes it. */
export function onHistoryChange(listener: (event: Event) => void): () => void {
  for (const event of HISTORY_EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of HISTORY_EVENTS) window.removeEventListener(event, listener);
  };
}

const readPath = () => window.location.pathname;
const readSearch = () => window.location.search;

/**
 * States instead of wouter's `useSyncExternalStore`, because React renders a change of that synchronously, even in a
 * transition.
 */
export function useBrowserNavigation(): Navigation {
  const [path, setPath] = useState(readPath);
  const [search, setSearch] = useState(readSearch);
  useEffect(() => {
    const update = () => {
      setPath(readPath());
      setSearch(readSearch());
    };
    // The location can have changed since the first render.
    update();
    return onHistoryChange(update);
  }, []);
  return useMemo(() => ({ path, search, navigate, goBack }), [path, search]);
}

export const NavigationContext = createContext<Navigation | null>(null);

/** Throws outside a `NavigationContext`. */
export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('useNavigation needs a NavigationContext above it.');
  return navigation;
}
