import { Ltr } from '../../components/Ltr';
import { useMessages } from '../../messages';
import { paymentMethodsMessages } from './messages';
import * as styles from './paymentMethods.css';

export interface MaskedNumberProps {
  /** The last four digits, which are announced. */
  last4: string;
  /** The visible masked number. @default four dots and `last4` */
  children?: string;
}

/** A masked number. Screen readers announce its last digits without the dots. */
export function MaskedNumber({ last4, children }: MaskedNumberProps) {
  const t = useMessages(paymentMethodsMessages);
  return (
    <>
      <span aria-hidden className={styles.number}>
        <Ltr>{children ?? t('masked', { last4 })}</Ltr>
      </span>
      <span className={styles.screenReaderOnly}>{t('maskedSpoken', { last4 })}</span>
    </>
  );
}
