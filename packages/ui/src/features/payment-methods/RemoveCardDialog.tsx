import { useEffect, useEffectEvent } from 'react';
import { AlertDialog } from '../../components/AlertDialog';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { paymentMethodsMessages } from './messages';
import type { SavedCard } from './paymentMethods';
import { useCardName } from './useCardName';

export interface RemoveCardDialogProps {
  /** Whether the dialog is open; controlled by the page. */
  isOpen: boolean;
  /** The card to remove. */
  card: SavedCard;
  /** The card that becomes the new default; omitted if the default does not change. */
  nextDefault?: SavedCard;
  /** Called when Remove is pressed. */
  onConfirm: () => void;
  /** Called when Cancel or Escape is pressed. */
  onCancel: () => void;
  /** Called after the dialog has unmounted and focus can be moved. */
  onUnmount: () => void;
}

/** Asks for confirmation before removing a card. docs/rules.md METHOD-3. */
export function RemoveCardDialog({
  isOpen,
  card,
  nextDefault,
  onConfirm,
  onCancel,
  onUnmount,
}: RemoveCardDialogProps) {
  const t = useMessages(paymentMethodsMessages);
  const tCommon = useMessages(commonMessages);
  const getCardName = useCardName();
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t('removeTitle')}
      tone="danger"
      confirmLabel={t('remove')}
      onConfirm={onConfirm}
      cancelLabel={tCommon('cancel')}
      onCancel={onCancel}
    >
      <p>{t('removeText', { card: getCardName(card), last4: card.last4 })}</p>
      {nextDefault && (
        <p>{t('removeNewDefault', { card: getCardName(nextDefault), last4: nextDefault.last4 })}</p>
      )}
      <AfterUnmount onUnmount={onUnmount} />
    </AlertDialog>
  );
}

function AfterUnmount({ onUnmount }: { onUnmount: () => void }) {
  const notify = useEffectEvent(onUnmount);
  // Wait a frame, because a closing dialog restores focus first.
  useEffect(() => () => void requestAnimationFrame(() => notify()), []);
  return null;
}
