import { useEffect, type RefObject } from 'react';

/** Pointer movement up to this is a click, px. */
const SLACK = 4;

/** Pans a scroll area by mouse. Touch scrolls natively. */
export function useDragging(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = area.current;
    if (!view) return undefined;
    const start = (down: PointerEvent) => {
      if (down.pointerType !== 'mouse' || down.button !== 0) return;
      const { scrollLeft, scrollTop } = view;
      let isDragged = false;
      const drag = (moved: PointerEvent) => {
        const [dx, dy] = [moved.clientX - down.clientX, moved.clientY - down.clientY];
        isDragged ||= Math.hypot(dx, dy) > SLACK;
        if (isDragged) view.scrollTo(scrollLeft - dx, scrollTop - dy);
      };
      const stop = () => {
        view.removeEventListener('pointermove', drag);
        view.removeEventListener('pointerup', stop);
        view.removeEventListener('pointerleave', stop);
        if (!isDragged) return;
        // Suppress the click that follows a drag.
        const swallow = (click: MouseEvent) => click.stopPropagation();
        view.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => view.removeEventListener('click', swallow, { capture: true }));
      };
      view.addEventListener('pointermove', drag);
      view.addEventListener('pointerup', stop);
      view.addEventListener('pointerleave', stop);
    };
    view.addEventListener('pointerdown', start);
    return () => view.removeEventListener('pointerdown', start);
  }, [area]);
}
