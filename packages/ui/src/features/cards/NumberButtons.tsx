import { useSelector } from '@xstate/react';
import { Eye, EyeOff } from 'lucide-react';
import { Button } from '../../components/Button';
import { CopyButton } from '../../components/CopyButton';
import { DebitCard } from '../../components/DebitCard';
import { useMessages } from '../../messages';
import { cardsMessages } from '../../messages/shared/cards';
import type { CardNumberActor } from './cardNumberMachine';
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

interface NumberProps {
  card: WalletCard;
  numbers: CardNumbers;
}

const useNumber = (actor: CardNumberActor, { id }: WalletCard) =>
  useSelector(actor, ({ context }) => (context.card?.id === id ? context.number : null));

export function CardWithNumber({ card, numbers: { actor } }: NumberProps) {
  return <DebitCard card={card} number={useNumber(actor, card)} />;
}

/** Show, hide and copy a card's number. docs/rules.md CARDS-3, CARDS-10. */
export function NumberButtons({
  card,
  numbers: { actor, loadNumber, onCopied, onCopyFailed },
}: NumberProps) {
  const t = useMessages(cardsMessages);
  const isPending = useSelector(
    actor,
    (snapshot) => snapshot.matches('revealing') && snapshot.context.card?.id === card.id,
  );
  const number = useNumber(actor, card);
  return (
    <>
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
    </>
  );
}
