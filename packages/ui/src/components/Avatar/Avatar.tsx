import * as styles from './Avatar.css';

export interface AvatarProps {
  /** One to three letters, hidden from screen readers. */
  initials: string;
  /** `md` is 44 px, `lg` 64 px. @default 'md' */
  size?: 'md' | 'lg';
}

/**
 * Initials in a circle. Decorative: display the name next to it. Use it for people; for things and services use the
 * `icon` of a `ListItem`.
 */
export function Avatar({ initials, size = 'md' }: AvatarProps) {
  return (
    <span aria-hidden translate="no" className={`${styles.avatar} ${styles.size[size]}`}>
      {initials}
    </span>
  );
}
