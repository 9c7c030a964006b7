import type { ReactNode } from 'react';
import type { IconComponent } from '../../types';
import * as styles from './Badge.css';

export interface BadgeProps {
  /** Colour by status or metal. @default 'neutral' */
  tone?: 'neutral' | 'brand' | 'success' | 'pending' | 'danger' | 'info' | 'gold' | 'silver';
  /** Decorative icon before the text. */
  icon?: IconComponent;
  /** A word or two, such as a level, fee or status. */
  children: ReactNode;
}

/**
 * A short, non-interactive label, coloured by meaning. Use it for a status or category of one or two words; for a
 * sentence use `Callout`, for something to press `Button`.
 */
export function Badge({ tone = 'neutral', icon: Icon, children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles.tone[tone]}`}>
      {Icon && <Icon aria-hidden className={styles.icon} />}
      <span>{children}</span>
    </span>
  );
}
