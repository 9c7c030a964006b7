import { endSplash } from '@rad-wallet/ui/splash';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect } from 'react';
import type { NavigationKind } from './useNavigationKind';
import { useScrollRestoration } from './useScrollRestoration';

/** After navigation, moves focus to the heading, and scrolls to the top or to the previous position. */
export function NavigationFocus({
  kind,
  children,
}: {
  kind: RefObject<NavigationKind>;
  children: ReactNode;
}) {
  useSplashEnd();
  useScrollRestoration(kind);
  useEffect(() => {
    // The browser handles focus on the first page.
    if (kind.current === 'first') return;
    if (kind.current === 'link') window.scrollTo({ top: 0 });
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [kind]);
  return children;
}

/** Ends the splash when none of the page's queries is loading. docs/rules.md SPLASH-3. */
function useSplashEnd(): void {
  const fetching = useIsFetching();
  const client = useQueryClient();
  useEffect(() => {
    // Read the current count, because the page starts its queries after this render.
    if (client.isFetching() === 0) endSplash();
  }, [client, fetching]);
}
