import type { ReactNode } from 'react';
import * as styles from './ButtonPair.css';

export interface ButtonPairProps {
  /** Two buttons. */
  children: ReactNode;
}

/** Two buttons side by side in equal halves. */
export function ButtonPair({ children }: ButtonPairProps) {
  return <div className={styles.pair}>{children}</div>;
}
