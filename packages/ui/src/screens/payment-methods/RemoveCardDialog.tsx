import { useEffect, useEffectEvent } from 'react';
import { AlertDialog } from '../../components/AlertDialog';
import { useTranslations } from '../../messages';
import type { SavedCard } from './paymentMethods';
import { useCardName } from './useCardName';

export interface RemoveCardDialogProps {
  /** Whether it is asked now. */
  isOpen: boolean;
  /** The card that would go. */
  card: SavedCard;
  /** The card that would become the default. */
  heir?: SavedCard;
  /** The person said yes. */
  onConfirm: () => void;
  /** The person said no. */
  onCancel: () => void;
  /** The dialog has left the page, and focus can go elsewhere. */
  onGone: () => void;
}

/** Asks before a card is removed. docs/rules.md METHOD-3. */
export function RemoveCardDialog({
  isOpen,
  card,
  heir,
  onConfirm,
  onCancel,
  onGone,
}: RemoveCardDialogProps) {
  const t = useTranslations('paymentMethods');
  const tCommon = useTranslations('common');
  const nameOf = useCardName();
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
      <p>{t('removeText', { card: nameOf(card), last4: card.last4 })}</p>
      {heir && <p>{t('removeHeir', { card: nameOf(heir), last4: heir.last4 })}</p>}
      <OnceGone tell={onGone} />
    </AlertDialog>
  );
}

/** Tells when what it stands in was taken off the page. */
function OnceGone({ tell }: { tell: () => void }) {
  const onGone = useEffectEvent(tell);
  // A frame later, since a dialog that leaves gives focus back first.
  useEffect(() => () => void requestAnimationFrame(() => onGone()), []);
  return null;
}
