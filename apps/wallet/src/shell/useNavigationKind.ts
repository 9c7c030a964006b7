import { useEffect, useRef, type RefObject } from 'react';

/** How the user reached the current path: as the first page of the visit, by a link, or by Back or Forward. */
export type NavigationKind = 'first' | 'link' | 'return';

/** wouter dispatches these events when it calls the history methods of the same name. */
const NAVIGATIONS = ['pushState', 'replaceState'] as const;

export function useNavigationKind(): RefObject<NavigationKind> {
  const kind = useRef<NavigationKind>('first');
  useEffect(() => {
    const onReturn = () => {
      kind.current = 'return';
    };
    const onLink = () => {
      kind.current = 'link';
    };
    window.addEventListener('popstate', onReturn);
    for (const event of NAVIGATIONS) window.addEventListener(event, onLink);
    return () => {
      window.removeEventListener('popstate', onReturn);
      for (const event of NAVIGATIONS) window.removeEventListener(event, onLink);
    };
  }, []);
  return kind;
}
