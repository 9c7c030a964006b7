import { CreditCard } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import type { SavedCard } from './paymentMethods';
import { SavedCardEntry } from './SavedCardEntry';

export interface SavedCardsProps {
  cards: readonly SavedCard[];
  onSetDefault: (card: SavedCard) => void;
  /** Asks for the question, not for the removal. */
  onRemove: (card: SavedCard) => void;
  onRemovalIntended: () => void;
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
    <Card heading={t('savedCards')} padding="list">
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
