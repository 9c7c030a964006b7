import * as styles from './Code.css';

export interface CodeProps {
  /** The code without any formatting, such as a transaction hash. */
  children: string;
}

/** A hash, id or code in monospace, left to right in every language. */
export function Code({ children }: CodeProps) {
  return (
    <span dir="ltr" translate="no" className={styles.code}>
      {children}
    </span>
  );
}
