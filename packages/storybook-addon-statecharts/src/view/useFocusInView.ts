import { useEffect, type RefObject } from 'react';

/** Keeps the focused element in view when the area shrinks because the details open below it. */
export function useFocusInView(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = area.current;
    if (!view) return undefined;
    const observer = new ResizeObserver(() => {
      const { activeElement } = document;
      if (!view.contains(activeElement)) return;
      activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    observer.observe(view);
    return () => observer.disconnect();
  }, [area]);
}
