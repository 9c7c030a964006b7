import type { ReactNode } from 'react';
import { spoken } from './Spoken.css';

interface HeardProps {
  /** The words that a screen reader says. @default what is seen */
  as: string | undefined;
  /** What is seen in their place. */
  children: ReactNode;
}

/** What is seen in one way, and may be heard in another. */
export function Heard({ as, children }: HeardProps) {
  if (!as) return children;
  return (
    <>
      <span aria-hidden>{children}</span>
      <span className={spoken}>{as}</span>
    </>
  );
}
