import { useEffect, useRef, useState, type RefObject } from 'react';

interface ActionMode {
  /** Goes on the bar. */
  bar: RefObject<HTMLElement | null>;
  isActing: boolean;
  enter: () => void;
  leave: () => void;
}

/**
 * The bar's two modes. Action mode ends by `leave`, by Escape, and by arriving at another path.
 * Focus follows the mode: to the first button of action mode, Back, and again to Add.
 */
export function useActionMode(path: string): ActionMode {
  const bar = useRef<HTMLElement>(null);
  const movesFocus = useRef(false);
  const [isActing, setActing] = useState(false);
  const [place, setPlace] = useState(path);
  // Another path ends it for good: whoever comes back finds the places.
  if (place !== path) {
    setPlace(path);
    setActing(false);
  }

  const change = (acts: boolean) => {
    movesFocus.current = true;
    setActing(acts);
  };

  useEffect(() => {
    const element = bar.current;
    if (movesFocus.current) element?.querySelector('button')?.focus();
    movesFocus.current = false;
    if (!isActing) return undefined;
    const leaveOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      movesFocus.current = true;
      setActing(false);
    };
    element?.addEventListener('keydown', leaveOnEscape);
    return () => element?.removeEventListener('keydown', leaveOnEscape);
  }, [isActing]);

  return { bar, isActing, enter: () => change(true), leave: () => change(false) };
}
