import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the ref for the button that started a task. When the task ends, the Cancel button is removed; if it had
 * focus, focus moves to this button.
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
