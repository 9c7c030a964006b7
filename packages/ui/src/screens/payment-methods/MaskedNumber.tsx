import { Ltr } from '../../components/Ltr';
import { useTranslations } from '../../messages';
import * as styles from './paymentMethods.css';

export interface MaskedNumberProps {
  /** All that is known of it. */
  last4: string;
  /** As it is written, where it brings its own mask. @default four dots and `last4` */
  children?: string;
}

/** A number of which only the end is shown; the dots are not read out one by one. */
export function MaskedNumber({ last4, children }: MaskedNumberProps) {
  const t = useTranslations('paymentMethods');
  return (
    <>
      <span aria-hidden className={styles.number}>
        <Ltr>{children ?? t('masked', { last4 })}</Ltr>
      </span>
      <span className={styles.spoken}>{t('maskedSpoken', { last4 })}</span>
    </>
  );
}
