import { useEffect, type RefObject } from 'react';

/** The distance that a pointer may move and still click, px. */
const CLICK_TOLERANCE = 4;

export function useDragging(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = area.current;
    if (!view) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let start: { x: number; y: number; left: number; top: number } | null = null;
    let isDragged = false;
    const onDown = ({ pointerType, button, clientX, clientY }: PointerEvent) => {
      isDragged = false;
      if (pointerType !== 'mouse' || button !== 0) return;
      start = { x: clientX, y: clientY, left: view.scrollLeft, top: view.scrollTop };
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (!start) return;
      const [dx, dy] = [clientX - start.x, clientY - start.y];
      isDragged ||= Math.hypot(dx, dy) > CLICK_TOLERANCE;
      if (isDragged) view.scrollTo(start.left - dx, start.top - dy);
    };
    const onEnd = () => {
      start = null;
    };
    // Suppress the click that follows a drag.
    const onClick = (event: MouseEvent) => isDragged && event.stopPropagation();
    view.addEventListener('pointerdown', onDown, { signal });
    view.addEventListener('pointermove', onMove, { signal });
    view.addEventListener('pointerup', onEnd, { signal });
    view.addEventListener('pointerleave', onEnd, { signal });
    view.addEventListener('click', onClick, { signal, capture: true });
    return () => listening.abort();
  }, [area]);
}
