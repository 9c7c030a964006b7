import * as styles from './Code.css';

export interface CodeProps {
  /** The code, to the letter. */
  children: string;
}

/** A hash, an id, a code: every sign counts, and it is read from left to right in every language. */
export function Code({ children }: CodeProps) {
  return (
    <span dir="ltr" className={styles.code}>
      {children}
    </span>
  );
}
