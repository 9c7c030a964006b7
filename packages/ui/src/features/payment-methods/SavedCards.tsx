import { CreditCard } from 'lucide-react';
import type { Ref } from 'react';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { LoadableList } from '../../components/LoadableList';
import { messageOf, useMessages } from '../../messages';
import { MessageText } from '../../steps/MessageText';
import { paymentMethodsMessages } from './messages';
import type { LoadableItems } from '../../types';
import type { CardChange, SavedCard } from './paymentMethods';
import { SavedCardEntry } from './SavedCardEntry';
import { SavedCardsSkeleton } from './SavedCardsSkeleton';

export interface SavedCardsProps {
  /** Saved cards, in the order in which they were added. */
  cards: LoadableItems<SavedCard>;
  /** Called when Set as default is pressed. */
  onSetDefault?: (card: SavedCard) => void;
  /** Called when Remove is pressed, to open the confirmation. */
  onRemove?: (card: SavedCard) => void;
  /** The change that is being sent; null if none. */
  pending: CardChange | null;
  /** Called when Remove is hovered, focused or pressed, to preload the confirmation. */
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
  const t = useMessages(paymentMethodsMessages);
  return (
    <Card title={t('savedCards')} padding="list">
      <LoadableList
        items={cards}
        errorTitle={<MessageText message={messageOf(paymentMethodsMessages, 'cardsFailed')} />}
        loading={<SavedCardsSkeleton />}
        empty={
          <EmptyState
            icon={CreditCard}
            title={<MessageText message={messageOf(paymentMethodsMessages, 'noCards')} />}
            description={<MessageText message={messageOf(paymentMethodsMessages, 'noCardsHint')} />}
          />
        }
      >
        {(list) => (
          <ul role="list" ref={listRef}>
            {list.map((card) => (
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
      </LoadableList>
    </Card>
  );
}
