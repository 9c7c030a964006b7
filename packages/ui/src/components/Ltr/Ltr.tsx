import type { ReactNode } from 'react';

export interface LtrProps {
  /** Text such as a phone or account number. */
  children: ReactNode;
}

/**
 * Keeps a number in a sentence left to right and untranslated. Use it for phone and account numbers within a sentence;
 * for a number that stands alone use `Code`, for an email address or URL `Address`. docs/rules.md LANG-8.
 */
export function Ltr({ children }: LtrProps) {
  return (
    <bdi dir="ltr" translate="no">
      {children}
    </bdi>
  );
}
