import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { starPath } from '../Lattice/geometry';
import * as styles from './EmptyState.css';

export interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  description?: ReactNode;
  /** A button or link that fills the emptiness. */
  action?: ReactNode;
}

/** Stands where a list has nothing to show yet. */
export function EmptyState({ icon: Icon, title, description, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span aria-hidden className={styles.medallion}>
        <svg viewBox="0 0 64 64" className={styles.star}>
          <path d={starPath(32, 32, 32)} fill="currentColor" />
        </svg>
        <Icon className={styles.icon} />
      </span>
      <p className={styles.title}>{title}</p>
      {description && <p className={styles.description}>{description}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
