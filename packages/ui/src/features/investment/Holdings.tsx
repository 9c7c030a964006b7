import { useFormats } from '../../hooks/useFormats';
import * as styles from './Holdings.css';

export function Holdings({ holdings }: { holdings: readonly string[] }) {
  const { formatDecimal } = useFormats();
  return (
    <ol role="list" className={styles.list}>
      {holdings.map((holding, index) => (
        <li key={holding} className={styles.holding}>
          <span aria-hidden className={styles.rank}>
            {formatDecimal(String(index + 1), 0)}
          </span>
          <bdi>{holding}</bdi>
        </li>
      ))}
    </ol>
  );
}
