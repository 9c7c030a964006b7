import { useSelector } from '@xstate/react';
import { Eye, EyeOff } from 'lucide-react';
import { Button } from '../../components/Button';
import { CopyButton } from '../../components/CopyButton';
import { DebitCard } from '../../components/DebitCard';
import { useMessages } from '../../messages';
import { cardsMessages } from '../../messages/shared/cards';
import type { CardNumberActor } from './cardNumberMachine';
import * as styles from './cards.css';
import type { WalletCard } from './walletCard';

export interface CardNumbers {
  /** A running `cardNumberMachine` actor. The page shows the toasts it emits. */
  actor: CardNumberActor;
  /** Returns or loads the full card number, to copy it while it is hidden. Rejects if it cannot be loaded. */
  loadNumber: (card: WalletCard) => string | Promise<string>;
  /** Called after a card's number was copied; should announce it, for example with a toast. */
  onCopied: (card: WalletCard) => void;
  /**
   * Called when the number could not be loaded, the clipboard is unavailable, or access is denied; should announce it,
   * for example with a toast.
   */
  onCopyFailed: (card: WalletCard) => void;
}

interface CardPanelProps {
  card: WalletCard;
  numbers?: CardNumbers;
}

/** A card with, if `numbers` is set, buttons to show and copy its number. docs/rules.md CARDS-3. */
export function CardPanel({ card, numbers }: CardPanelProps) {
  const t = useMessages(cardsMessages);
  const { type, last4 } = card;
  return (
    <div role="group" aria-label={t('cardEnding', { type, last4 })} className={styles.panel}>
      {numbers ? <CardWithNumber card={card} numbers={numbers} /> : <DebitCard card={card} />}
    </div>
  );
}

function CardWithNumber({
  card,
  numbers: { actor, loadNumber, onCopied, onCopyFailed },
}: Required<CardPanelProps>) {
  const t = useMessages(cardsMessages);
  const isChosen = useSelector(actor, ({ context }) => context.card?.id === card.id);
  const isPending = useSelector(actor, (snapshot) => snapshot.matches('revealing')) && isChosen;
  const number = useSelector(actor, ({ context }) => (isChosen ? context.number : null));
  return (
    <>
      <DebitCard card={card} number={number} />
      <div className={styles.actions}>
        <Button
          variant="outline"
          size="sm"
          isFullWidth
          icon={number === null ? Eye : EyeOff}
          isPending={isPending}
          onPress={() =>
            actor.send(
              number === null ? { type: 'reveal.requested', card } : { type: 'hide.requested' },
            )
          }
        >
          {number === null ? t('showNumber') : t('hideNumber')}
        </Button>
        <div>
          <CopyButton
            variant="outline"
            size="sm"
            isFullWidth
            isSilent
            text={number ?? (() => loadNumber(card))}
            label={t('copyNumber')}
            onCopied={() => onCopied(card)}
            onCopyFailed={() => onCopyFailed(card)}
          />
        </div>
      </div>
    </>
  );
}
