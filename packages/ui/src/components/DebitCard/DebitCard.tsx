import { CircleCheck, Snowflake } from 'lucide-react';
import { useMessages } from '../../messages';
import { cardsMessages } from '../../messages/shared/cards';
import { Badge } from '../Badge';
import { createLatticeStarPath } from '../Lattice/geometry';
import { CardHardware, CardOrnament } from './CardArt';
import * as styles from './DebitCard.css';
import type { CardType, DebitCardDetails } from './details';
import { groupDigits, maskNumber, formatExpiryDigits, formatSpokenDigits } from './digits';
import { getDateTimeFormat } from '../../intl';
import { useLocale } from '../../messages/intl';

export interface DebitCardProps {
  /** The card, without its full number. */
  card: DebitCardDetails;
  /** Full card number without spaces, to be displayed; null displays only the last four digits. @default null */
  number?: string | null;
}

/**
 * A debit card that looks like the physical or virtual one, with all details as accessible text. Use it for a card that
 * the wallet issues; for a small picture of its type use `DebitCardThumb`. docs/rules.md CARDS-2.
 */
export function DebitCard({ card, number = null }: DebitCardProps) {
  const { type } = card;
  return (
    <div className={styles.frame}>
      <div className={`${styles.material[type]} ${styles.face}`}>
        <CardOrnament type={type} />
        <CardTop card={card} />
        {type === 'physical' && <CardHardware />}
        <CardNumber last4={card.last4} number={number} />
        <CardDetails card={card} />
      </div>
    </div>
  );
}

/**
 * The design of a debit card as a decorative thumbnail. Use it beside the name of the card's type; for a card with its
 * details use `DebitCard`.
 */
export function DebitCardThumb({ type }: { type: CardType }) {
  return (
    <span aria-hidden className={`${styles.material[type]} ${styles.thumb}`}>
      <CardOrnament type={type} tile={16} />
    </span>
  );
}

function CardTop({ card: { type, status } }: Pick<DebitCardProps, 'card'>) {
  const t = useMessages(cardsMessages);
  return (
    <div className={styles.top}>
      <div className={styles.brand}>
        <svg aria-hidden viewBox="0 0 28 28" className={styles.emblem}>
          <path
            d={createLatticeStarPath(14, 14, 13)}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.5}
          />
          <path d={createLatticeStarPath(14, 14, 6)} fill="currentColor" />
        </svg>
        <div>
          <p className={styles.scheme}>{t('scheme')}</p>
          <p className={styles.quiet[type]}>{t(`types.${type}`)}</p>
        </div>
      </div>
      {status === 'active' ? (
        <Badge tone="success" icon={CircleCheck}>
          {t('status.active')}
        </Badge>
      ) : (
        <Badge tone="info" icon={Snowflake}>
          {t('status.frozen')}
        </Badge>
      )}
    </div>
  );
}

function CardDetails({ card }: Pick<DebitCardProps, 'card'>) {
  const { type, cardholderName, expiryMonth, expiryYear } = card;
  const t = useMessages(cardsMessages);
  const format = getDateTimeFormat(useLocale(), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const expires = format.format(new Date(Date.UTC(expiryYear, expiryMonth - 1)));
  return (
    <dl className={styles.details}>
      <div className={styles.cardholder}>
        <dt className={styles.quiet[type]}>{t('cardholder')}</dt>
        <dd className={styles.value}>
          <bdi>{cardholderName}</bdi>
        </dd>
      </div>
      <div>
        <dt className={styles.quiet[type]}>{t('expires')}</dt>
        <dd className={styles.expiry}>
          <span aria-hidden dir="ltr">
            {formatExpiryDigits(expiryMonth, expiryYear)}
          </span>
          <span className={styles.screenReaderOnly}>{expires}</span>
        </dd>
      </div>
    </dl>
  );
}

interface CardNumberProps {
  last4: string;
  number: string | null;
}

function CardNumber({ last4, number }: CardNumberProps) {
  const t = useMessages(cardsMessages);
  return (
    <p className={styles.number} aria-live="polite" aria-atomic>
      <span aria-hidden dir="ltr" className={styles.digits}>
        {number === null ? maskNumber(last4) : groupDigits(number)}
      </span>
      <span className={styles.screenReaderOnly}>
        {number === null
          ? t('spokenEnding', { digits: formatSpokenDigits(last4) })
          : t('spokenNumber', { digits: formatSpokenDigits(number) })}
      </span>
    </p>
  );
}
