import { useSettled } from '../../hooks/useSettled';
import { useTranslations } from '../../messages';
import * as styles from './TextArea.css';

/** A pause in typing after which the count is announced, ms. */
const ANNOUNCE_AFTER = 1000;

/** How many characters were typed of how many. It informs and stops nothing; screen readers hear it when typing pauses. */
export function CharacterCounter({ count, max }: { count: number; max: number }) {
  const t = useTranslations('field');
  const settled = useSettled(count, ANNOUNCE_AFTER);
  return (
    <>
      <span aria-hidden className={styles.counter} data-over={count > max || undefined}>
        {t('characterCount', { count, max })}
      </span>
      <span role="status" className={styles.spoken}>
        {settled > 0 && t('characterCountSpoken', { count: settled, max })}
      </span>
    </>
  );
}
