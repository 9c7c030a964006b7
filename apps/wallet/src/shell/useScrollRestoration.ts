import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import type { NavigationKind } from './useNavigationKind';

/** The state of a history entry in the Navigation API. It is separate from `history.state`, which wouter replaces. */
interface EntryState {
  scrollTop: number;
}

/** User input that ends the restoration, because the user has started to read or scroll. */
const INPUT_EVENTS = ['keydown', 'pointerdown', 'touchstart', 'wheel'] as const;

/**
 * Restores the scroll position on reload, Back and Forward, once the page's content has loaded. The browser restores
 * it at the load event, when a page that still fetches its content is too short. Browsers without the Navigation API
 * keep that behaviour. docs/rules.md NAV-19.
 */
export function useScrollRestoration(kind: RefObject<NavigationKind>): void {
  const client = useQueryClient();
  const fetching = useIsFetching();
  const restore = useRef<(() => void) | null>(null);

  useEffect(() => {
    const { navigation } = window as Partial<Window>;
    if (!navigation) return undefined;
    const observer = new ResizeObserver(() => restore.current?.());
    const stop = () => {
      observer.disconnect();
      restore.current = null;
    };
    /** Keeps the stored position until it is restored. */
    const save = () => {
      if (restore.current) return;
      navigation.updateCurrentEntry({
        state: { scrollTop: Math.floor(window.scrollY) } satisfies EntryState,
      });
    };

    const state = navigation.currentEntry?.getState() as EntryState | undefined;
    if (kind.current !== 'link' && state) {
      restore.current = () => {
        const { scrollHeight, clientHeight } = document.documentElement;
        if (client.isFetching() > 0 || scrollHeight - clientHeight < state.scrollTop) return;
        stop();
        window.scrollTo({ top: state.scrollTop, behavior: 'instant' });
      };
      observer.observe(document.body);
    }

    navigation.addEventListener('navigate', save);
    window.addEventListener('pagehide', save);
    for (const event of INPUT_EVENTS)
      window.addEventListener(event, stop, { capture: true, passive: true });
    return () => {
      stop();
      navigation.removeEventListener('navigate', save);
      window.removeEventListener('pagehide', save);
      for (const event of INPUT_EVENTS) window.removeEventListener(event, stop, { capture: true });
    };
  }, [client, kind]);

  // Runs after the render that shows the fetched data, so the rows are in place.
  useEffect(() => restore.current?.(), [fetching]);
}
