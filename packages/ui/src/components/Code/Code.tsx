import * as styles from './Code.css';

export interface CodeProps {
  /** The unformatted code. */
  children: string;
}

/** A hash, id or code, left to right in every language. */
export function Code({ children }: CodeProps) {
  return (
    <span dir="ltr" className={styles.code}>
      {children}
    </span>
  );
}
