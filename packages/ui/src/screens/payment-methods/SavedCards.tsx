import { CreditCard } from 'lucide-react';
import type { Ref } from 'react';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { useTranslations } from '../../messages';
import type { SavedCard } from './paymentMethods';
import { SavedCardEntry } from './SavedCardEntry';

export interface SavedCardsProps {
  /** The cards, in the order in which they were added. */
  cards: readonly SavedCard[];
  /** A card is to be the default. */
  onSetDefault: (card: SavedCard) => void;
  /** Asks for the question, not for the removal. */
  onRemove: (card: SavedCard) => void;
  /** The person is about to ask. */
  onRemovalIntended: () => void;
  /** The list, in which focus finds its next place. */
  listRef: Ref<HTMLUListElement>;
}

/** The cards to pay with, one of them the default. docs/rules.md METHOD-2. */
export function SavedCards({
  cards,
  onSetDefault,
  onRemove,
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
              onSetDefault={() => onSetDefault(card)}
              onRemove={() => onRemove(card)}
              onRemovalIntended={onRemovalIntended}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
