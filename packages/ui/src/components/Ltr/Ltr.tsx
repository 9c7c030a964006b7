import type { ReactNode } from 'react';

export interface LtrProps {
  /** Text that is left to right in every language. */
  children: ReactNode;
}

/**
 * A phone number, account or card number inside a sentence: left to right and not translated. For a
 * standalone code use `Code`. docs/rules.md LANG-8.
 */
export function Ltr({ children }: LtrProps) {
  return (
    <bdi dir="ltr" translate="no">
      {children}
    </bdi>
  );
}
