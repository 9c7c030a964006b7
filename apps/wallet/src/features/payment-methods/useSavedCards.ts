import { useContent } from '#host/content';
import { host } from '#host/host';
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
import type { Loadable } from '@rad-wallet/ui/types';
import { getReadyValue } from '../../platform/api/toLoadable';
import { reportFault } from '../../platform/reports/reports';
import { useDevice } from '../../platform/storage/DeviceContext';
import { useSessionValue, getSession, defineSessionValue } from '../../session/sessionValues';

type Cards = readonly SavedCard[];

/** Null until the user changes the cards. docs/rules.md METHOD-1. */
const CHANGED_CARDS = defineSessionValue<Cards | null>(null);

/** The request continues after the user leaves the page. */
const PENDING_CHANGE = defineSessionValue<CardChange | null>(null);

const isChangeable = host.isOffered('savedCards');

/** Returns the saved cards and functions that change them. Changes last until the session ends. */
export function useSavedCards() {
  const session = getSession(useDevice());
  const content = useContent('savedCards');
  const [changed] = useSessionValue(CHANGED_CARDS);
  const cards: Loadable<Cards> = changed ? { status: 'ready', value: changed } : content;
  const notify = useNotify();
  const [pending, setPending] = useSessionValue(PENDING_CHANGE);

  const readCards = () => session.read(CHANGED_CARDS) ?? getReadyValue(content);

  /** If the cards are not loaded yet, a later load includes the change. */
  const update = (change: (cards: Cards) => Cards) => {
    const current = readCards();
    if (current) session.write(CHANGED_CARDS, change(current));
  };

  /** Sends a change to the host, if any, and applies it after the host has accepted it. */
  async function request(
    change: CardChange,
    send: ((card: SavedCard, options: RequestOptions) => Promise<unknown>) | undefined,
    apply: () => void,
  ) {
    if (!send) return apply();
    const { signal } = session;
    setPending(change);
    try {
      await send(change.card, { signal: AbortSignal.timeout(REQUEST_TIMEOUT) });
      if (!signal.aborted) apply();
    } catch (error) {
      console.error(error);
      reportFault(error, 'request');
      if (!signal.aborted) notify({ tone: 'danger', id: 'cardNotChanged' });
    } finally {
      if (!signal.aborted) setPending(null);
    }
  }

  const setDefault = (card: SavedCard) =>
    void request({ card, kind: 'default' }, host.commands.savedCards?.setDefault, () => {
      update((current) => setDefaultCard(current, card.id));
      const { type: brand, last4 } = card;
      notify({ tone: 'success', id: 'defaultCardSet', values: { brand, last4 } });
    });

  const remove = (card: SavedCard) =>
    void request({ card, kind: 'removal' }, host.commands.savedCards?.remove, () => {
      const heir = findNextDefault(readCards() ?? [], card);
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
