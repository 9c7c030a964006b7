import { CircleAlert, CircleCheck, Clock, Info, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './Callout.css';

export interface CalloutProps {
  /** `info` is the blue box of guidelines. @default 'info' */
  tone?: 'info' | 'pending' | 'success' | 'danger' | 'neutral';
  /** A short title. */
  title?: string;
  /** Renders the title as a heading. */
  headingLevel?: 2 | 3;
  /** Replaces the icon of the tone. */
  icon?: LucideIcon;
  /** Bullet points under the title; elements need a `key`. */
  points?: readonly (string | ReactElement)[];
  /** Announces it on mount with `role="alert"`. @default false */
  isUrgent?: boolean;
  /** The text, under title and points. */
  children?: ReactNode;
}

const icons: Record<keyof typeof styles.tone, LucideIcon> = {
  info: Info,
  pending: Clock,
  success: CircleCheck,
  danger: CircleAlert,
  neutral: Info,
};

/** A persistent notice. For a temporary one use a toast. */
export function Callout({
  tone = 'info',
  title,
  headingLevel,
  icon,
  points,
  isUrgent = false,
  children,
}: CalloutProps) {
  const Icon = icon ?? icons[tone];
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div role={isUrgent ? 'alert' : undefined} className={`${styles.callout} ${styles.tone[tone]}`}>
      <Icon aria-hidden className={styles.icon[tone]} />
      <div className={styles.content}>
        {title && <Title className={styles.title}>{title}</Title>}
        {points && (
          <ul role="list" className={`${styles.body} ${styles.list}`}>
            {points.map((point) => (
              <li key={typeof point === 'string' ? point : point.key} className={styles.listItem}>
                <span>{point}</span>
              </li>
            ))}
          </ul>
        )}
        {children && <div className={styles.body}>{children}</div>}
      </div>
    </div>
  );
}
