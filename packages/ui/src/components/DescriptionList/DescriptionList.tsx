import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css';

export interface DescriptionItem {
  term: string;
  value: ReactNode;
  /** Puts the value below its term, for long values. @default false */
  isStacked?: boolean;
  /** Emphasizes the row, for a total. @default false */
  isEmphasized?: boolean;
}

export interface DescriptionListProps {
  /** Rows in display order; terms must be unique. */
  items: readonly DescriptionItem[];
}

/**
 * A list of terms and values, such as transaction details. Use it for details of one thing; for several things use rows
 * of `ListItem`.
 */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, value, isStacked, isEmphasized }) => (
        <div
          key={term}
          className={styles.row}
          data-stacked={isStacked || undefined}
          data-emphasized={isEmphasized || undefined}
        >
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
