import { useEffect, type RefObject } from 'react';

/** What has focus stays in view when its view becomes smaller: what is told of it opens below it. */
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
