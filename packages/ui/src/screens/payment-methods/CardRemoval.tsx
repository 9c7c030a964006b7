import { useState } from 'react';
import { createLazyDialog } from '../../components/LazyView';
import type { RemoveCardDialogProps } from './RemoveCardDialog';
import type { SavedCard } from './paymentMethods';
import { findNextDefault } from './savedCards';

const RemoveCardDialog = createLazyDialog(
  async () => (await import('./RemoveCardDialog')).RemoveCardDialog,
);
/** For the buttons that open the dialog. */
export const preloadRemoveCardDialog = RemoveCardDialog.preload;

interface CardRemovalProps extends Pick<
  RemoveCardDialogProps,
  'onConfirm' | 'onCancel' | 'onUnmount'
> {
  cards: readonly SavedCard[];
  /** The card to be removed; null closes the dialog. */
  card: SavedCard | null;
}

/** Confirms the removal of a card. Keeps the last card while the dialog closes. */
export function CardRemoval({ cards, card, ...answers }: CardRemovalProps) {
  const [shown, setShown] = useState<Pick<RemoveCardDialogProps, 'card' | 'nextDefault'> | null>(
    null,
  );
  if (card && card !== shown?.card) setShown({ card, nextDefault: findNextDefault(cards, card) });
  return shown && <RemoveCardDialog {...shown} {...answers} isOpen={card !== null} />;
}
