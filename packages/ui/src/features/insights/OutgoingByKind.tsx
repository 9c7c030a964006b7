import { Amount } from '../../components/Amount';
import { divide } from '../../format';
import * as styles from './insights.css';

interface OutgoingByKindProps {
  /** Largest first, with unsigned amounts. Several kinds can have the same name, for example unknown types. */
  kinds: readonly { kind: string; name: string; moneyOut: string }[];
  currency: string;
}

export function OutgoingByKind({ kinds, currency }: OutgoingByKindProps) {
  const largest = kinds[0]?.moneyOut ?? '1';
  return (
    <dl className={styles.kinds}>
      {kinds.map(({ kind, name, moneyOut }) => (
        <div key={kind} className={styles.kind}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.amount}>
            <span className={styles.figure}>
              <Amount value={moneyOut} currency={currency} size="sm" />
            </span>
            <span aria-hidden className={styles.track}>
              <span
                className={styles.bar}
                style={{ inlineSize: `${Number(divide(moneyOut, largest)) * 100}%` }}
              />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
