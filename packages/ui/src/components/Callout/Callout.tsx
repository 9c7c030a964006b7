import { CircleAlert, CircleCheck, Clock, Info } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { IconComponent } from '../../types';
import * as styles from './Callout.css';

export interface CalloutProps {
  /** Colour and icon; `info` is for hints and instructions. @default 'info' */
  tone?: 'info' | 'pending' | 'success' | 'danger' | 'neutral';
  /** A short title above the points and the text. */
  title?: string;
  /** Renders the title as a heading of this level instead of a paragraph. */
  headingLevel?: 2 | 3;
  /** Replaces the tone's default icon. */
  icon?: IconComponent;
  /** Bullet points below the title; elements need a `key`. */
  points?: readonly (string | ReactElement)[];
  /** Sets `role="alert"`, so that screen readers announce the callout on mount. @default false */
  isUrgent?: boolean;
  /** Text below the title and points. */
  children?: ReactNode;
}

const icons: Record<keyof typeof styles.tone, IconComponent> = {
  info: Info,
  pending: Clock,
  success: CircleCheck,
  danger: CircleAlert,
  neutral: Info,
};

/**
 * A persistent notice within the page. Use it beside the content that it concerns; across the top of a screen use
 * `Banner`, for the result of an action a toast.
 */
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
