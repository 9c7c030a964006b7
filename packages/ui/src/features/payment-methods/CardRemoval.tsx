import { useState } from 'react';
import { createLazyDialog } from '../../components/LazyView';
import type { RemoveCardDialogProps } from './RemoveCardDialog';
import type { SavedCard } from './paymentMethods';
import { findNextDefault } from './savedCards';

const RemoveCardDialog = createLazyDialog(
  async () => (await import('./RemoveCardDialog')).RemoveCardDialog,
);
export const preloadRemoveCardDialog = RemoveCardDialog.preload;

interface CardRemovalProps extends Pick<
  RemoveCardDialogProps,
  'onConfirm' | 'onCancel' | 'onUnmount'
> {
  cards: readonly SavedCard[];
  card: SavedCard | null;
}

/** Keeps rendering the card while the dialog is closing. */
export function CardRemoval({ cards, card, ...answers }: CardRemovalProps) {
  const [shown, setShown] = useState<Pick<RemoveCardDialogProps, 'card' | 'nextDefault'> | null>(
    null,
  );
  if (card && card !== shown?.card) setShown({ card, nextDefault: findNextDefault(cards, card) });
  return shown && <RemoveCardDialog {...shown} {...answers} isOpen={card !== null} />;
}
