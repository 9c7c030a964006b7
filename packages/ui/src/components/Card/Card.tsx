import { useId, type ReactNode } from 'react';
import * as styles from './Card.css';

export interface CardProps {
  /** Names the card's region. */
  heading?: string;
  /** @default 2 */
  headingLevel?: 2 | 3;
  /** Beside the heading: a link to the whole, a badge. */
  headingEnd?: ReactNode;
  /** `list` for rows that bring their own space, `none` for pictures. @default 'md' */
  padding?: 'md' | 'list' | 'none';
  children: ReactNode;
}

/** A raised surface for things that belong together. */
export function Card({
  heading,
  headingLevel = 2,
  headingEnd,
  padding = 'md',
  children,
}: CardProps) {
  const id = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const body = (
    <div className={styles.body} data-inset={padding === 'md' ? undefined : padding}>
      {children}
    </div>
  );
  if (!heading) return <div className={styles.card}>{body}</div>;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.header}>
        <Heading id={id} className={styles.heading}>
          {heading}
        </Heading>
        {headingEnd && <div className={styles.headingEnd}>{headingEnd}</div>}
      </div>
      {body}
    </section>
  );
}
