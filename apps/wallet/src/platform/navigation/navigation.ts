import type { GoBack } from '@rad-wallet/ui/provider';
import { createContext, use, useMemo } from 'react';
import { navigate as open, usePathname } from 'wouter/use-browser-location';

interface NavigateOptions {
  /** Replaces the current history entry. @default true if the path is the current one */
  replace?: boolean;
  state?: object;
}

export interface Navigation {
  path: string;
  navigate: (path: string, options?: NavigateOptions) => void;
  goBack: GoBack;
}

interface HistoryEntryState {
  /** Path of the page that linked to this entry; undefined if it was opened directly. */
  from?: string;
}

const readOrigin = () => (window.history.state as HistoryEntryState | null)?.from;

const navigate: Navigation['navigate'] = (path, { replace, state } = {}) => {
  const { pathname } = window.location;
  const isInPlace = replace ?? path === pathname;
  const from = isInPlace ? readOrigin() : pathname;
  open(path, { replace: isInPlace, state: { from, ...state } satisfies HistoryEntryState });
};

/**
 * Goes back in the browser history if the previous page is `path`, or to any previous page if `path` is only a
 * fallback; otherwise replaces the current history entry. docs/rules.md NAV-15.
 */
const goBack: GoBack = (path, { isFallback }) => {
  const from = readOrigin();
  if (from === path || (isFallback && from !== undefined)) window.history.back();
  else navigate(path, { replace: true });
};

export function useBrowserNavigation(): Navigation {
  const path = usePathname();
  return useMemo(() => ({ path, navigate, goBack }), [path]);
}

export const NavigationContext = createContext<Navigation | null>(null);

/** Throws outside a `NavigationContext`. */
export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('useNavigation needs a NavigationContext above it.');
  return navigation;
}
