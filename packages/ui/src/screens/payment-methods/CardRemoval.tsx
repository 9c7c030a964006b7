import { lazy, Suspense, useState } from 'react';
import type { RemoveCardDialogProps } from './RemoveCardDialog';
import type { SavedCard } from './paymentMethods';
import { heirOf } from './savedCards';

const importDialog = () => import('./RemoveCardDialog');
const RemoveCardDialog = lazy(async () => ({ default: (await importDialog()).RemoveCardDialog }));
/** What fails here is asked for again, and reported, when the dialog is opened. */
export const preloadRemoval = () => void importDialog().catch(() => {});

interface CardRemovalProps extends Pick<
  RemoveCardDialogProps,
  'onConfirm' | 'onCancel' | 'onGone'
> {
  cards: readonly SavedCard[];
  /** The card in question, if any. */
  card: SavedCard | null;
}

/** The question about one card. Once asked it stays, closed, so that its leaving can be seen. */
export function CardRemoval({ cards, card, ...answers }: CardRemovalProps) {
  const [asked, setAsked] = useState<Pick<RemoveCardDialogProps, 'card' | 'heir'> | null>(null);
  if (card && card !== asked?.card) setAsked({ card, heir: heirOf(cards, card) });
  return (
    <Suspense>
      {asked && <RemoveCardDialog {...asked} {...answers} isOpen={card !== null} />}
    </Suspense>
  );
}
