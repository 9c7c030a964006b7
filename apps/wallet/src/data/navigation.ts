import type { GoBack } from '@rad-wallet/ui/provider';
import { createContext, use, useMemo } from 'react';
import { navigate as open, usePathname } from 'wouter/use-browser-location';

interface NavigateOptions {
  /** In place of the entry that is shown, not on top of it. @default for the present path alone */
  replace?: boolean;
  /** What the entry remembers. */
  state?: object;
}

/** Where one is, and the ways on from there. */
export interface Navigation {
  path: string;
  navigate: (path: string, options?: NavigateOptions) => void;
  goBack: GoBack;
}

/** What every entry remembers: the path whose link led to it; none for one that was opened by hand. */
interface EntryState {
  from?: string;
}

const cameFrom = () => (window.history.state as EntryState | null)?.from;

const navigate: Navigation['navigate'] = (path, { replace, state } = {}) => {
  const { pathname } = window.location;
  const isInPlace = replace ?? path === pathname;
  const from = isInPlace ? cameFrom() : pathname;
  open(path, { replace: isInPlace, state: { from, ...state } satisfies EntryState });
};

/** Goes back in the history where that leads there too, so that it never grows by Back. docs/rules.md NAV-15. */
const goBack: GoBack = (path, { isFallback }) => {
  const from = cameFrom();
  if (from === path || (isFallback && from !== undefined)) window.history.back();
  else navigate(path, { replace: true });
};

/** The navigation of the browser. */
export function useBrowserNavigation(): Navigation {
  const path = usePathname();
  return useMemo(() => ({ path, navigate, goBack }), [path]);
}

export const NavigationContext = createContext<Navigation | null>(null);

/** The navigation that pages use. Throws outside a `NavigationContext`. */
export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('useNavigation needs a NavigationContext above it.');
  return navigation;
}
