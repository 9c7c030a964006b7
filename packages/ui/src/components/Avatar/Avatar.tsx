import * as styles from './Avatar.css';

export interface AvatarProps {
  /** One to three letters. */
  initials: string;
  /** 44 or 64 px. @default 'md' */
  size?: 'md' | 'lg';
}

/** Initials in a disc. Decorative: show the name beside it. */
export function Avatar({ initials, size = 'md' }: AvatarProps) {
  return (
    <span aria-hidden translate="no" className={`${styles.avatar} ${styles.size[size]}`}>
      {initials}
    </span>
  );
}
