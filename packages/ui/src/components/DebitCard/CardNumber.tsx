import { useTranslations } from '../../messages';
import { groupDigits, maskedNumber, spokenDigits } from './digits';
import * as styles from './DebitCard.css';
import type { DebitCardDetails } from './details';

interface CardNumberProps {
  card: Pick<DebitCardDetails, 'number' | 'last4'>;
  isRevealed: boolean;
}

/** The number as it is printed, and as it is spoken; a screen reader hears it change. */
export function CardNumber({ card: { number, last4 }, isRevealed }: CardNumberProps) {
  const t = useTranslations('cards');
  return (
    <p className={styles.number} aria-live="polite" aria-atomic>
      <span aria-hidden dir="ltr" className={styles.digits}>
        {isRevealed ? groupDigits(number) : maskedNumber(last4)}
      </span>
      <span className={styles.spoken}>
        {isRevealed
          ? t('spokenNumber', { digits: spokenDigits(number) })
          : t('spokenEnding', { digits: spokenDigits(last4) })}
      </span>
    </p>
  );
}
