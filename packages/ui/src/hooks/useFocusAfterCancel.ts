import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the ref of the button that started a task. It receives focus when the task ends and Cancel, which had focus, is
 * removed.
 */
export function useFocusAfterCancel(canCancel: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const couldCancel = useRef(canCancel);
  useEffect(() => {
    const isOver = couldCancel.current && !canCancel;
    couldCancel.current = canCancel;
    if (isOver && document.activeElement === document.body) button.current?.focus();
  }, [canCancel]);
  return button;
}
