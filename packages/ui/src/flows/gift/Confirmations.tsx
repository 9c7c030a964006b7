import { starPath } from '../../components/Lattice';
import { useTranslations } from '../../messages';
import * as styles from './gift.css';

interface ConfirmationsProps {
  count: number;
  required: number;
}

/** How many confirmations of those that are needed: a star for each, and the same in words. */
export function Confirmations({ count, required }: ConfirmationsProps) {
  const t = useTranslations('gift');
  return (
    <span className={styles.confirmations}>
      <span aria-hidden className={styles.stars}>
        {Array.from({ length: required }, (_, index) => (
          <svg
            key={index}
            viewBox="0 0 16 16"
            className={styles.star}
            data-confirmed={index < count || undefined}
          >
            <path d={starPath(8, 8, 8)} fill="currentColor" />
          </svg>
        ))}
      </span>
      <span>{t('confirmationsOf', { count, required })}</span>
    </span>
  );
}
