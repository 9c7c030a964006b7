import { useId, type ReactNode } from 'react';
import * as styles from './Card.css';

export interface CardProps {
  /** Heading and accessible name of the card. */
  title?: string;
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3;
  /** Content at the end of the title's line, such as a link or badge. */
  trailing?: ReactNode;
  /** `list` for rows that have their own padding, `none` for images that fill the card. @default 'md' */
  padding?: 'md' | 'list' | 'none';
  /** Content below the title. */
  children: ReactNode;
}

/**
 * A raised surface that groups content. Use it for content that belongs together; for a single row use `ListItem`, for
 * a notice `Callout`.
 */
export function Card({ title, headingLevel = 2, trailing, padding = 'md', children }: CardProps) {
  const id = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const inset = padding === 'md' ? undefined : padding;
  if (!title) {
    return (
      <div className={`${styles.card} ${styles.body}`} data-inset={inset}>
        {children}
      </div>
    );
  }
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.header}>
        <Heading id={id} className={styles.heading}>
          {title}
        </Heading>
        {trailing && <div className={styles.trailing}>{trailing}</div>}
      </div>
      <div className={styles.body} data-inset={inset}>
        {children}
      </div>
    </section>
  );
}
