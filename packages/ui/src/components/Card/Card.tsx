import { useId, type ReactNode } from 'react';
import * as styles from './Card.css';

export interface CardProps {
  /** Heads the card and names it as a region. */
  title?: string;
  /** The title's place in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
  /** Beside the title: a link to the whole, a badge. */
  trailing?: ReactNode;
  /** `list` for rows that bring their own space, `none` for pictures. @default 'md' */
  padding?: 'md' | 'list' | 'none';
  /** What belongs together. */
  children: ReactNode;
}

/** A raised surface for things that belong together. */
export function Card({ title, headingLevel = 2, trailing, padding = 'md', children }: CardProps) {
  const id = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const body = (
    <div className={styles.body} data-inset={padding === 'md' ? undefined : padding}>
      {children}
    </div>
  );
  if (!title) return <div className={styles.card}>{body}</div>;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.header}>
        <Heading id={id} className={styles.heading}>
          {title}
        </Heading>
        {trailing && <div className={styles.trailing}>{trailing}</div>}
      </div>
      {body}
    </section>
  );
}
