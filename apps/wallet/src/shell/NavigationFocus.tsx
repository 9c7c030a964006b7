import { endSplash } from '@rad-wallet/ui/splash';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { onHistoryChange } from '../platform/navigation/navigation';

/** How the user reached the current path: first page, link, or Back or Forward. */
export type NavigationKind = 'first' | 'link' | 'return';

export function useNavigationKind(): RefObject<NavigationKind> {
  const kind = useRef<NavigationKind>('first');
  useEffect(
    () =>
      onHistoryChange(({ type }) => {
        kind.current = type === 'popstate' ? 'return' : 'link';
      }),
    [],
  );
  return kind;
}

/** Moves focus to the heading and scrolls to the top after navigation. */
export function NavigationFocus({
  kind,
  children,
}: {
  kind: RefObject<NavigationKind>;
  children: ReactNode;
}) {
  useSplashEnd();
  // The browser handles focus and scrolling on the first page, and restores the scroll position after Back or Forward.
  // Scrolls before the first paint of the page.
  useLayoutEffect(() => {
    if (kind.current === 'link') window.scrollTo({ top: 0 });
  }, [kind]);
  // After the effects of a closed dialog, which until then keeps the page inert.
  useEffect(() => {
    if (kind.current !== 'first') document.querySelector('h1')?.focus({ preventScroll: true });
  }, [kind]);
  return children;
}

/** Hides the splash once none of the page's queries is loading. docs/rules.md SPLASH-3. */
function useSplashEnd(): void {
  const fetching = useIsFetching();
  const client = useQueryClient();
  useEffect(() => {
    // Read the count at this time, because the page starts its queries after this render.
    if (client.isFetching() === 0) endSplash();
  }, [client, fetching]);
}
