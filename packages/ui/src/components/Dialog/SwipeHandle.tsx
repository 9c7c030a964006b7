import { useEffect, useEffectEvent, type RefObject } from 'react';
import * as styles from './Dialog.css';
import { followSwipes } from './followSwipes';

interface SwipeHandleProps {
  /** What follows the finger. */
  panel: RefObject<HTMLElement | null>;
  onSwipe: () => void;
}

/** Shows that a sheet can be swiped down, and makes it so. Those who cannot swipe have the close button and Escape. */
export function SwipeHandle({ panel, onSwipe }: SwipeHandleProps) {
  const swiped = useEffectEvent(onSwipe);
  useEffect(() => {
    if (panel.current) return followSwipes(panel.current, () => swiped());
  }, [panel]);
  return <span aria-hidden className={styles.handle} />;
}
