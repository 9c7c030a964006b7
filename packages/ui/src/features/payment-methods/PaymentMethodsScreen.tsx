import { Plus } from 'lucide-react';
import { useRef, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/Button';
import { getLoadedItems } from '../../components/LoadableList/loadableItems';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { createLazyDialog } from '../../components/LazyView';
import { useHrefs } from '../../hooks/useHrefs';
import { useMessages } from '../../messages';
import { paymentMethodsMessages } from './messages';
import type { LoadableItems } from '../../types';
import type { AddCardActor } from './addCardMachine';
import { BankAccounts } from './BankAccounts';
import { CardRemoval, preloadRemoveCardDialog } from './CardRemoval';
import { DigitalWallets } from './DigitalWallets';
import type { BankAccount, CardChange, DigitalWallet, SavedCard } from './paymentMethods';
import { findNeighbour } from './savedCards';
import type { CardFieldsProps } from './ProcessorCardFields';
import { SavedCards } from './SavedCards';

export interface PaymentMethodsScreenProps {
  /** Saved cards, in the order in which they were added. */
  cards: LoadableItems<SavedCard>;
  /** Linked bank accounts, which have no actions. */
  bankAccounts: LoadableItems<BankAccount>;
  /** Mobile wallets that can be connected. */
  wallets: LoadableItems<DigitalWallet>;
  /** Called when Set as default is pressed. Omit it if the default card cannot be changed. */
  onSetDefault?: (card: SavedCard) => void;
  /** The card whose removal is being confirmed; null if none. */
  removing: SavedCard | null;
  /** Called to open the confirmation, or with null to close it. */
  onRemovingChange: (card: SavedCard | null) => void;
  /** Called when the removal is confirmed. Omit it if cards cannot be removed. */
  onRemove?: (card: SavedCard) => void;
  /** The change being sent, which disables all other changes. @default null */
  pending?: CardChange | null;
  /** A running `addCardMachine` actor. The page closes the form when it emits `left`. */
  addCard: AddCardActor;
  /** Whether the form for a new card is open. */
  isAdding: boolean;
  /** The fields of a card processor, in place of the number, expiry and code. @default the wallet's own fields */
  cardFields?: ComponentType<CardFieldsProps>;
  /** Called to open the form for a new card. */
  onAdd: () => void;
  /** Called when Connect is pressed on a mobile wallet. */
  onConnect: (wallet: DigitalWallet) => void;
}

const AddCardDialog = createLazyDialog(async () => (await import('./AddCardDialog')).AddCardDialog);

/**
 * Saved cards, bank accounts and mobile wallets. Use it for what the user pays with from outside of the wallet; for
 * cards that the wallet issues use `CardsScreen`. docs/rules.md METHOD.
 */
export function PaymentMethodsScreen({
  cards,
  bankAccounts,
  wallets,
  onSetDefault,
  removing,
  onRemovingChange,
  onRemove,
  pending = null,
  addCard,
  isAdding,
  cardFields,
  onAdd,
  onConnect,
}: PaymentMethodsScreenProps) {
  const t = useMessages(paymentMethodsMessages);
  const hrefs = useHrefs();
  const loadedCards = getLoadedItems(cards);
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  /**
   * Moves focus after the dialog has unmounted, because the button that opened it is removed together with its card.
   */
  const focusAfterRemoval = useRef<(() => void) | null>(null);

  const focusCard = (id: string) =>
    list.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] h3`)?.focus();

  const setDefault = (card: SavedCard) => {
    // The pressed button will be removed, so move focus to its card.
    flushSync(() => onSetDefault?.(card));
    focusCard(card.id);
  };

  const remove = () => {
    if (!removing) return;
    const next = findNeighbour(loadedCards, removing.id);
    focusAfterRemoval.current = () => (next ? focusCard(next.id) : addButton.current?.focus());
    onRemove?.(removing);
  };

  const restoreFocus = () => {
    focusAfterRemoval.current?.();
    focusAfterRemoval.current = null;
  };

  return (
    <>
      <Screen
        header={
          <PageHeader title={t('title')} description={t('subtitle')} backHref={hrefs.profile} />
        }
        footer={
          <Button
            ref={addButton}
            isFullWidth
            icon={Plus}
            {...AddCardDialog.preloadOnIntent}
            onPress={onAdd}
          >
            {t('addCard')}
          </Button>
        }
      >
        <SavedCards
          cards={cards}
          onSetDefault={onSetDefault && setDefault}
          onRemove={onRemove && onRemovingChange}
          pending={pending}
          onRemovalIntended={preloadRemoveCardDialog}
          listRef={list}
        />
        <BankAccounts accounts={bankAccounts} />
        <DigitalWallets wallets={wallets} onConnect={onConnect} />
      </Screen>
      <CardRemoval
        cards={loadedCards}
        card={removing}
        onConfirm={remove}
        onCancel={() => onRemovingChange(null)}
        onUnmount={restoreFocus}
      />
      <AddCardDialog actor={addCard} isOpen={isAdding} cardFields={cardFields} />
    </>
  );
}
