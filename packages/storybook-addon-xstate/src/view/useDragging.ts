import { useEffect, type RefObject } from 'react';

/** So far a press may wander and is still one. */
const SLACK = 4;

/** Lets a mouse draw what is scrolled along; fingers do so by themselves. */
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
        // The end of a drag is no press on what lies under it.
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
