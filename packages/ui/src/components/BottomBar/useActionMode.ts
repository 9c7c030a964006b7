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
  // Where action mode was entered, so that another path ends it without an effect.
  const [actingOn, setActingOn] = useState<string>();
  const isActing = actingOn === path;

  const change = (place: string | undefined) => {
    movesFocus.current = true;
    setActingOn(place);
  };

  useEffect(() => {
    const element = bar.current;
    if (movesFocus.current) element?.querySelector('button')?.focus();
    movesFocus.current = false;
    if (!isActing) return undefined;
    const leaveOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      movesFocus.current = true;
      setActingOn(undefined);
    };
    element?.addEventListener('keydown', leaveOnEscape);
    return () => element?.removeEventListener('keydown', leaveOnEscape);
  }, [isActing]);

  return { bar, isActing, enter: () => change(path), leave: () => change(undefined) };
}
