import { useSelector } from '@xstate/react';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { DebitCard } from '../../components/DebitCard';
import { useMessages } from '../../messages';
import { cardsMessages } from '../../messages/shared/cards';
import type { CardControls } from './cardControls';
import type { CardFreezeActor } from './cardFreezeMachine';
import * as styles from './cards.css';
import { FreezeButton } from './FreezeButton';
import { FreezeNotice } from './FreezeNotice';
import { CardWithNumber, NumberButtons, type CardNumbers } from './NumberButtons';
import type { WalletCard } from './walletCard';

interface CardPanelProps {
  card: WalletCard;
  numbers?: CardNumbers;
  controls?: CardControls;
}

/** A card with the buttons that are offered for it. docs/rules.md CARDS-3, CARDS-11, CARDS-13. */
export function CardPanel({ card, numbers, controls }: CardPanelProps) {
  const t = useMessages(cardsMessages);
  const { type, last4 } = card;
  const freeze = controls?.getFreeze?.(card);
  const hasLimits = controls?.renderLimits !== undefined && card.limits !== undefined;
  const picture = (shown: WalletCard) =>
    numbers ? <CardWithNumber card={shown} numbers={numbers} /> : <DebitCard card={shown} />;
  return (
    <div role="group" aria-label={t('cardEnding', { type, last4 })} className={styles.panel}>
      {freeze ? <WithStatus card={card} actor={freeze} picture={picture} /> : picture(card)}
      {(numbers || freeze || hasLimits) && (
        <div className={styles.actions}>
          {numbers && <NumberButtons card={card} numbers={numbers} />}
          {freeze && (
            <FreezeButton
              actor={freeze}
              onAsk={() => controls?.onDialogChange({ kind: 'freeze', card })}
            />
          )}
          {hasLimits && (
            <Button
              variant="outline"
              size="sm"
              isFullWidth
              icon={SlidersHorizontal}
              onPress={() => controls.onDialogChange({ kind: 'limits', card })}
            >
              {t('setLimits')}
            </Button>
          )}
        </div>
      )}
      {freeze && <FreezeNotice actor={freeze} />}
    </div>
  );
}

interface WithStatusProps {
  card: WalletCard;
  actor: CardFreezeActor;
  picture: (card: WalletCard) => ReactNode;
}

function WithStatus({ card, actor, picture }: WithStatusProps) {
  const status = useSelector(actor, ({ context }) => context.facts.card.status);
  return picture({ ...card, status });
}
