import { useRef, type DOMAttributes } from 'react';

/** The distance that a pointer may move and still click, in px. */
const CLICK_TOLERANCE = 4;

/** Returns handlers for an area that is scrolled by dragging with the mouse. */
export function useDragging(): DOMAttributes<HTMLElement> {
  const start = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  const isDragged = useRef(false);
  const end = () => {
    start.current = null;
  };
  return {
    onPointerDown({ pointerType, button, clientX: x, clientY: y, currentTarget }) {
      isDragged.current = false;
      if (pointerType !== 'mouse' || button !== 0) return;
      start.current = { x, y, left: currentTarget.scrollLeft, top: currentTarget.scrollTop };
    },
    onPointerMove({ clientX, clientY, currentTarget }) {
      if (!start.current) return;
      const { x, y, left, top } = start.current;
      const [dx, dy] = [clientX - x, clientY - y];
      isDragged.current ||= Math.hypot(dx, dy) > CLICK_TOLERANCE;
      if (isDragged.current) currentTarget.scrollTo(left - dx, top - dy);
    },
    onPointerUp: end,
    onPointerLeave: end,
    // Suppress the click that follows a drag.
    onClickCapture: (event) => isDragged.current && event.stopPropagation(),
  };
}
