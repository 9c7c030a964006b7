import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { lazyDialog } from '../../flows/shared/lazyDialog';
import { useHrefs } from '../../hooks/useHrefs';
import { useTranslations } from '../../messages';
import type { AddCardActor } from './addCardMachine';
import { BankAccounts } from './BankAccounts';
import { CardRemoval, preloadRemoval } from './CardRemoval';
import { DigitalWallets } from './DigitalWallets';
import type { BankAccount, DigitalWallet, SavedCard } from './paymentMethods';
import { neighbourOf } from './savedCards';
import { SavedCards } from './SavedCards';

export interface PaymentMethodsScreenProps {
  /** The cards to pay with, in the order in which they were added. */
  cards: readonly SavedCard[];
  /** The accounts to pay from. */
  bankAccounts: readonly BankAccount[];
  /** The mobile wallets that could be connected. */
  wallets: readonly DigitalWallet[];
  /** A card is to be the default. */
  onSetDefault: (card: SavedCard) => void;
  /** The card about which the person is being asked. */
  removing: SavedCard | null;
  /** Opens the question, or closes it with null. */
  onRemovingChange: (card: SavedCard | null) => void;
  /** The person said yes. */
  onRemove: (card: SavedCard) => void;
  /** A running `addCardMachine`; its owner closes the form when it emits `left`. */
  addCard: AddCardActor;
  /** Whether the form for a new card is open. */
  isAdding: boolean;
  /** The form for a new card is to open. */
  onAdd: () => void;
  /** A mobile wallet is to be connected. */
  onConnect: (wallet: DigitalWallet) => void;
}

const AddCardDialog = lazyDialog(async () => (await import('./AddCardDialog')).AddCardDialog);

/** What the person pays with, in three groups. docs/rules.md METHOD. */
export function PaymentMethodsScreen({
  cards,
  bankAccounts,
  wallets,
  onSetDefault,
  removing,
  onRemovingChange,
  onRemove,
  addCard,
  isAdding,
  onAdd,
  onConnect,
}: PaymentMethodsScreenProps) {
  const t = useTranslations('paymentMethods');
  const hrefs = useHrefs();
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  /** Where focus goes once the question has left the page: the control that asked it is gone too. */
  const goOnAt = useRef<(() => void) | null>(null);

  const focusCard = (id: string) =>
    list.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] h3`)?.focus();

  const setDefault = (card: SavedCard) => {
    // The button goes with the press.
    flushSync(() => onSetDefault(card));
    focusCard(card.id);
  };

  const remove = () => {
    if (!removing) return;
    const next = neighbourOf(cards, removing.id);
    goOnAt.current = () => (next ? focusCard(next.id) : addButton.current?.focus());
    onRemove(removing);
  };

  const goOn = () => {
    goOnAt.current?.();
    goOnAt.current = null;
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
          onSetDefault={setDefault}
          onRemove={onRemovingChange}
          onRemovalIntended={preloadRemoval}
          listRef={list}
        />
        <BankAccounts accounts={bankAccounts} />
        <DigitalWallets wallets={wallets} onConnect={onConnect} />
      </Screen>
      <CardRemoval
        cards={cards}
        card={removing}
        onConfirm={remove}
        onCancel={() => onRemovingChange(null)}
        onGone={goOn}
      />
      <AddCardDialog actor={addCard} isOpen={isAdding} />
    </>
  );
}
