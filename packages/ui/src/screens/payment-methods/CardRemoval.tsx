import { useState } from 'react';
import { lazyDialog } from '../../flows/shared/lazyDialog';
import type { RemoveCardDialogProps } from './RemoveCardDialog';
import type { SavedCard } from './paymentMethods';
import { heirOf } from './savedCards';

const RemoveCardDialog = lazyDialog(
  async () => (await import('./RemoveCardDialog')).RemoveCardDialog,
);
/** For the buttons that open the dialog. */
export const preloadRemoval = RemoveCardDialog.preload;

interface CardRemovalProps extends Pick<
  RemoveCardDialogProps,
  'onConfirm' | 'onCancel' | 'onGone'
> {
  cards: readonly SavedCard[];
  /** The card to be removed; null closes the dialog. */
  card: SavedCard | null;
}

/** Confirms the removal of a card. Keeps the last card while the dialog closes. */
export function CardRemoval({ cards, card, ...answers }: CardRemovalProps) {
  const [asked, setAsked] = useState<Pick<RemoveCardDialogProps, 'card' | 'heir'> | null>(null);
  if (card && card !== asked?.card) setAsked({ card, heir: heirOf(cards, card) });
  return asked && <RemoveCardDialog {...asked} {...answers} isOpen={card !== null} />;
}
