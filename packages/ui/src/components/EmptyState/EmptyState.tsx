import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { starPath } from '../Lattice/geometry';
import * as styles from './EmptyState.css';

export interface EmptyStateProps {
  /** What is missing, as a picture. */
  icon: LucideIcon;
  /** What is missing, in a few words. */
  title: string;
  /** How it comes to be filled. */
  description?: ReactNode;
  /** A button or link that fills the emptiness. */
  actions?: ReactNode;
}

/** Stands where a list has nothing to show yet. */
export function EmptyState({ icon: Icon, title, description, actions }: EmptyStateProps) {
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
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
