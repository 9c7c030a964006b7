import type { ReactNode } from 'react';
import type { IconComponent } from '../../types';
import { createLatticeStarPath } from '../Lattice/geometry';
import * as styles from './EmptyState.css';

export interface EmptyStateProps {
  /** Large decorative icon, hidden from screen readers. */
  icon: IconComponent;
  /** What is missing, such as 'No transactions yet'. */
  title: ReactNode;
  /** How to add content. */
  description?: ReactNode;
  /** A button or link that adds content. */
  actions?: ReactNode;
}

/**
 * Placeholder for an empty list. Use it after the list has loaded; for one that failed use `ErrorState`, for one that
 * is loading `Skeleton`.
 */
export function EmptyState({ icon: Icon, title, description, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span aria-hidden className={styles.medallion}>
        <svg viewBox="0 0 64 64" className={styles.star}>
          <path d={createLatticeStarPath(32, 32, 32)} fill="currentColor" />
        </svg>
        <Icon className={styles.icon} />
      </span>
      <p className={styles.title}>{title}</p>
      {description && <p className={styles.description}>{description}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
