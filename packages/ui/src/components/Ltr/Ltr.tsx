import type { ReactNode } from 'react';

export interface LtrProps {
  /** What is written from left to right in every language. */
  children: ReactNode;
}

/**
 * A phone number, an account, an address of the net, a masked card: runs from left to right within any
 * sentence, and is no word to be translated. A code that stands by itself is a `Code`.
 */
export function Ltr({ children }: LtrProps) {
  return (
    <bdi dir="ltr" translate="no">
      {children}
    </bdi>
  );
}
