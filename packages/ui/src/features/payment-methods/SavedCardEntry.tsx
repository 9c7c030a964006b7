import { Check, Trash2 } from 'lucide-react';
import { Badge } from '../../components/Badge';
import { Button } from '../../components/Button';
import { useMessages } from '../../messages';
import { paymentMethodsMessages } from './messages';
import { BrandMark } from './BrandMark';
import { formatExpiry } from './expiry';
import { MaskedNumber } from './MaskedNumber';
import type { CardChange, SavedCard } from './paymentMethods';
import * as styles from './paymentMethods.css';
import { useCardName } from './useCardName';

export interface SavedCardEntryProps {
  /** The card shown in this row. */
  card: SavedCard;
  /** Called when Set as default is pressed. */
  onSetDefault?: () => void;
  /** Called when Remove is pressed, to open the confirmation. */
  onRemove?: () => void;
  /** Whether a change to any card is being sent. */
  isBusy: boolean;
  /** The change to this card that is being sent; null if none. */
  pending: CardChange['kind'] | null;
  /** Called when Remove is hovered, focused or pressed, to preload the confirmation. */
  onRemovalIntended: () => void;
}

/** One saved card with its actions. */
export function SavedCardEntry({
  card,
  onSetDefault,
  onRemove,
  isBusy,
  pending,
  onRemovalIntended,
}: SavedCardEntryProps) {
  const t = useMessages(paymentMethodsMessages);
  const named = { card: useCardName()(card), last4: card.last4 };
  const date = formatExpiry({ month: card.expiryMonth, year: card.expiryYear });
  return (
    <li className={styles.card} data-card={card.id}>
      <div className={styles.face}>
        <BrandMark brand={card.type} />
        <div className={styles.body}>
          <div className={styles.texts}>
            <h3 tabIndex={-1} className={styles.name}>
              <bdi>{named.card}</bdi>
            </h3>
            <p className={styles.detail}>
              {t(`brands.${card.type}`)} <MaskedNumber last4={card.last4} />
            </p>
            <p className={styles.detail}>{t('expires', { date })}</p>
          </div>
          {card.isDefault && (
            <Badge tone="success" icon={Check}>
              {t('default')}
            </Badge>
          )}
        </div>
      </div>
      {(onRemove || onSetDefault) && (
        <div className={styles.actions}>
          {!card.isDefault && onSetDefault && (
            <Button
              variant="plain"
              size="sm"
              aria-label={t('setDefaultSpoken', named)}
              isPending={pending === 'default'}
              isDisabled={isBusy && pending !== 'default'}
              onPress={onSetDefault}
            >
              {t('setDefault')}
            </Button>
          )}
          {onRemove && (
            <Button
              variant="dangerPlain"
              size="sm"
              icon={Trash2}
              aria-label={t('removeSpoken', named)}
              isPending={pending === 'removal'}
              isDisabled={isBusy && pending !== 'removal'}
              onHoverStart={onRemovalIntended}
              onFocus={onRemovalIntended}
              onPressStart={onRemovalIntended}
              onPress={onRemove}
            >
              {t('remove')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
