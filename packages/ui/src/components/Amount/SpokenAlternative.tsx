import type { ReactNode } from 'react';
import { spoken } from './SpokenAlternative.css';

interface SpokenAlternativeProps {
  /** Text for screen readers. @default what is seen */
  as: string | undefined;
  /** The visible text, hidden from screen readers if `as` is set. */
  children: ReactNode;
}

/** Displays one text and announces another. */
export function SpokenAlternative({ as, children }: SpokenAlternativeProps) {
  if (!as) return children;
  return (
    <>
      <span aria-hidden>{children}</span>
      <span className={spoken}>{as}</span>
    </>
  );
}
