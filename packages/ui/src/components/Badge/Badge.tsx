import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Badge.css';

export interface BadgeProps {
  /** Colour by status or metal. @default 'neutral' */
  tone?: 'neutral' | 'brand' | 'success' | 'pending' | 'danger' | 'info' | 'gold' | 'silver';
  /** Before the text. */
  icon?: LucideIcon;
  /** The text. */
  children: ReactNode;
}

/** A short label: a level, a fee, a status. */
export function Badge({ tone = 'neutral', icon: Icon, children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles.tone[tone]}`}>
      {Icon && <Icon aria-hidden className={styles.icon} />}
      {children}
    </span>
  );
}
