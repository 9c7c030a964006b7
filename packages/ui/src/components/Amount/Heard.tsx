import type { ReactNode } from 'react';
import { spoken } from './Spoken.css';

interface HeardProps {
  /** Text for screen readers. @default what is seen */
  as: string | undefined;
  /** What is shown. */
  children: ReactNode;
}

/** Shows one text and announces another. */
export function Heard({ as, children }: HeardProps) {
  if (!as) return children;
  return (
    <>
      <span aria-hidden>{children}</span>
      <span className={spoken}>{as}</span>
    </>
  );
}
