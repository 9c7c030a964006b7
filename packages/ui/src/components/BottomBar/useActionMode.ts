import { useEffect, useRef, useState, type RefObject } from 'react';

interface ActionMode {
  bar: RefObject<HTMLElement | null>;
  isActing: boolean;
  enter: () => void;
  leave: () => void;
}

/** Moves focus to the Back button when action mode starts, and to the Add button when it ends. */
export function useActionMode(path: string): ActionMode {
  const bar = useRef<HTMLElement>(null);
  const movesFocus = useRef(false);
  const [isActing, setActing] = useState(false);
  const [place, setPlace] = useState(path);
  // End action mode on navigation, so that it is off when the user comes back.
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
