import { CreditCard } from 'lucide-react';
import type { Ref } from 'react';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { useTranslations } from '../../messages';
import type { CardChange, SavedCard } from './paymentMethods';
import { SavedCardEntry } from './SavedCardEntry';

export interface SavedCardsProps {
  /** Saved cards, in the order in which they were added. */
  cards: readonly SavedCard[];
  /** Called when Set as default is pressed. */
  onSetDefault?: (card: SavedCard) => void;
  /** Called when Remove is pressed, to open the confirmation. */
  onRemove?: (card: SavedCard) => void;
  /** The change that is being sent; null if none. */
  pending: CardChange | null;
  /** Called when Remove is hovered, focused or pressed down, to preload the confirmation. */
  onRemovalIntended: () => void;
  /** Ref to the list, used to move focus within it. */
  listRef: Ref<HTMLUListElement>;
}

/** Saved cards, one of which is the default. docs/rules.md METHOD-2. */
export function SavedCards({
  cards,
  onSetDefault,
  onRemove,
  pending,
  onRemovalIntended,
  listRef,
}: SavedCardsProps) {
  const t = useTranslations('paymentMethods');
  return (
    <Card title={t('savedCards')} padding="list">
      {cards.length === 0 ? (
        <EmptyState icon={CreditCard} title={t('noCards')} description={t('noCardsHint')} />
      ) : (
        <ul role="list" ref={listRef}>
          {cards.map((card) => (
            <SavedCardEntry
              key={card.id}
              card={card}
              onSetDefault={onSetDefault && (() => onSetDefault(card))}
              onRemove={onRemove && (() => onRemove(card))}
              isBusy={pending !== null}
              pending={pending?.card.id === card.id ? pending.kind : null}
              onRemovalIntended={onRemovalIntended}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
