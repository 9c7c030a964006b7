import * as styles from './Code.css';

export interface CodeProps {
  /** The code without any formatting, such as a transaction hash. */
  children: string;
}

/**
 * A hash, id or code in monospace, left to right in every language. Use it where the code stands alone; for a number
 * within a sentence use `Ltr`, for text to copy `CopyableText`.
 */
export function Code({ children }: CodeProps) {
  return (
    <span dir="ltr" translate="no" className={styles.code}>
      {children}
    </span>
  );
}
