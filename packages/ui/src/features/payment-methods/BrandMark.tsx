import { useMessages } from '../../messages';
import { paymentMethodsMessages } from './messages';
import * as styles from './BrandMark.css';
import type { CardBrand } from './paymentMethods';

export function BrandMark({ brand }: { brand: CardBrand }) {
  const t = useMessages(paymentMethodsMessages);
  return (
    <span aria-hidden className={styles.mark}>
      {brand === 'visa' ? (
        <span className={styles.word}>{t('brands.visa')}</span>
      ) : (
        <svg viewBox="0 0 28 18" className={styles.rings}>
          <circle cx="10" cy="9" r="8" className={styles.ring} />
          <circle cx="18" cy="9" r="8" className={styles.frontRing} />
        </svg>
      )}
    </span>
  );
}
