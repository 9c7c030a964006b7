import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css';

/** One term of a `DescriptionList`, and what it stands for. */
export interface DescriptionItem {
  term: string;
  value: ReactNode;
  /** The value stands under its term, at the start: for hashes, addresses and messages. @default false */
  isStacked?: boolean;
  /** The sum of the list. @default false */
  isEmphasized?: boolean;
}

export interface DescriptionListProps {
  /** Terms are unique within the list. */
  items: readonly DescriptionItem[];
}

/** What is about to happen or has happened, term by term. */
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
