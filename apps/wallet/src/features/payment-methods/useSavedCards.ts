import { connected } from '#host/connected';
import { createSavedCards } from '@rad-wallet/mocks/samples';
import { useNotify } from '@rad-wallet/ui/Toast';
import { REQUEST_TIMEOUT, type RequestOptions } from '@rad-wallet/ui/requests';
import {
  addSavedCard,
  findNextDefault,
  removeSavedCard,
  setDefaultCard,
  type CardChange,
  type SavedCard,
} from '@rad-wallet/ui/features/payment-methods';
import { useDevice } from '../../platform/storage/DeviceContext';
import { useVisitValue, getVisit, defineVisitValue } from '../../session/sessionValues';
import { isOffered } from '../../hosts/offered';
import { createContentHook } from '../../hosts/createContentHook';

type Cards = readonly SavedCard[];

const useInitialCards = createContentHook(
  'savedCards',
  import.meta.env.VITE_API_URL ? [] : createSavedCards,
);

/** Null until the user changes the cards. docs/rules.md METHOD-1. */
const CHANGED_CARDS = defineVisitValue<Cards | null>(null);

/** The request continues after the page is left. */
const PENDING_CHANGE = defineVisitValue<CardChange | null>(null);

const isChangeable = isOffered('savedCards');

/** Returns the saved cards and functions that change them. Changes last for the visit. */
export function useSavedCards() {
  const visit = getVisit(useDevice());
  const first = useInitialCards();
  const cards = useVisitValue(CHANGED_CARDS)[0] ?? first;
  const notify = useNotify();
  const [pending, setPending] = useVisitValue(PENDING_CHANGE);

  const update = (change: (cards: Cards) => Cards) =>
    visit.write(CHANGED_CARDS, change(visit.read(CHANGED_CARDS) ?? first));

  /** Sends a change to the host, if there is one, and applies it once the host has accepted it. */
  async function request(
    change: CardChange,
    send: ((card: SavedCard, options: RequestOptions) => Promise<unknown>) | undefined,
    apply: () => void,
  ) {
    if (!send) return apply();
    const { signal } = visit;
    setPending(change);
    try {
      await send(change.card, { signal: AbortSignal.timeout(REQUEST_TIMEOUT) });
      if (!signal.aborted) apply();
    } catch (error) {
      console.error(error);
      if (!signal.aborted) notify({ tone: 'danger', id: 'cardNotChanged' });
    } finally {
      if (!signal.aborted) setPending(null);
    }
  }

  const setDefault = (card: SavedCard) =>
    void request({ card, kind: 'default' }, connected.savedCards?.setDefault, () => {
      update((current) => setDefaultCard(current, card.id));
      const { type: brand, last4 } = card;
      notify({ tone: 'success', id: 'defaultCardSet', values: { brand, last4 } });
    });

  const remove = (card: SavedCard) =>
    void request({ card, kind: 'removal' }, connected.savedCards?.remove, () => {
      const heir = findNextDefault(visit.read(CHANGED_CARDS) ?? first, card);
      update((current) => removeSavedCard(current, card.id));
      notify(
        heir
          ? {
              tone: 'success',
              id: 'defaultCardRemoved',
              values: { nextBrand: heir.type, nextLast4: heir.last4 },
            }
          : { tone: 'success', id: 'cardRemoved', values: { brand: card.type, last4: card.last4 } },
      );
    });

  return {
    cards,
    pending,
    add: (card: SavedCard) => update((current) => addSavedCard(current, card)),
    setDefault: isChangeable ? setDefault : undefined,
    remove: isChangeable ? remove : undefined,
  };
}
