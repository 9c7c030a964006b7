import type { ReactNode } from 'react';

export interface LtrProps {
  /** Text such as a phone or account number. */
  children: ReactNode;
}

/**
 * Keeps a number in a sentence left to right and untranslated. For a standalone number, use `Code`. docs/rules.md
 * LANG-8.
 */
export function Ltr({ children }: LtrProps) {
  return (
    <bdi dir="ltr" translate="no">
      {children}
    </bdi>
  );
}
