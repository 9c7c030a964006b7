import { useFormatter } from 'use-intl';
import * as styles from './Holdings.css';

/** What a fund holds most of, the largest first. */
export function Holdings({ holdings }: { holdings: readonly string[] }) {
  const format = useFormatter();
  return (
    <ol role="list" className={styles.list}>
      {holdings.map((holding, index) => (
        <li key={holding} className={styles.holding}>
          <span aria-hidden className={styles.place}>
            {format.number(index + 1)}
          </span>
          <span>{holding}</span>
        </li>
      ))}
    </ol>
  );
}
