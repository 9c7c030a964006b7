import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Badge.css';

export interface BadgeProps {
  /** @default 'neutral' */
  tone?: keyof typeof styles.tone;
  icon?: LucideIcon;
  children: ReactNode;
}

/** A word or two about the thing beside it: a level, a fee, a state. */
export function Badge({ tone = 'neutral', icon: Icon, children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles.tone[tone]}`}>
      {Icon && <Icon aria-hidden className={styles.icon} />}
      {children}
    </span>
  );
}
