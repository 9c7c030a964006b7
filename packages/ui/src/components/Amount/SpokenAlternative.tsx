import type { ReactNode } from 'react';
import { screenReaderOnly } from './SpokenAlternative.css';

interface SpokenAlternativeProps {
  /** Text for screen readers. @default the visible text */
  as: string | undefined;
  children: ReactNode;
}

export function SpokenAlternative({ as, children }: SpokenAlternativeProps) {
  if (!as) return children;
  return (
    <>
      <span aria-hidden>{children}</span>
      <span className={screenReaderOnly}>{as}</span>
    </>
  );
}
