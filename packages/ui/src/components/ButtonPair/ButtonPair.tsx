import type { ReactNode } from 'react';
import * as styles from './ButtonPair.css';

export interface ButtonPairProps {
  /** Two buttons, or one button that takes the full width. */
  children: ReactNode;
}

/**
 * Two buttons side by side with equal widths. Use it for two equal alternatives; for other arrangements use `Stack`.
 */
export function ButtonPair({ children }: ButtonPairProps) {
  return <div className={styles.pair}>{children}</div>;
}
