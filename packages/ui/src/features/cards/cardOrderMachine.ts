import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { CardType } from '../../components/DebitCard';
import { createSubmissionMachine } from '../../engine/submission';
import { simulate } from '../../engine/requests';
import '../../messages/shared/cards';

export interface CardOrderValues {
  type: CardType | null;
  ordered: readonly CardType[];
}

const initialValues: CardOrderValues = { type: null, ordered: [] };

/** Use `orderCard` to order a card; it sends the events. Emits `toast` events, and `left` after each order. */
export const cardOrderMachine = createSubmissionMachine({
  id: 'cardOrder',
  description: 'Orders cards one at a time, and each type once.',
  initialValues,
  /** Each card type can be ordered once. docs/rules.md CARDS-6. */
  isReady: ({ type, ordered }) => type !== null && !ordered.includes(type),
  toSubject: ({ type }) => type && { type },
  // `orderCard` resets the form after each order.
  canRetryAfterReset: true,
  success: ({ values: { type } }) => ({ id: 'cardOrdered', values: { type: type ?? 'virtual' } }),
  failure: () => ({ id: 'cardOrderFailed' }),
  /** A simulated delay. docs/rules.md CARDS-5. */
  submit: simulate(2000),
});

export type CardOrderActor = ActorRefFrom<typeof cardOrderMachine>;

type Snapshot = SnapshotFrom<typeof cardOrderMachine>;

/** `running`: this order is being placed. `blocked`: another order is being placed. */
export type OrderState = 'open' | 'running' | 'blocked' | 'ordered';

export function getOrderedTypes(snapshot: Snapshot): readonly CardType[] {
  const { type, ordered } = snapshot.context.values;
  const isThrough = snapshot.matches('succeeded') || snapshot.matches('completed');
  return isThrough && type !== null ? [...ordered, type] : ordered;
}

export function getOrderState(snapshot: Snapshot, type: CardType): OrderState {
  if (getOrderedTypes(snapshot).includes(type)) return 'ordered';
  if (!snapshot.hasTag('busy')) return 'open';
  return snapshot.context.values.type === type ? 'running' : 'blocked';
}

/** Orders a card. Does nothing while another order is being placed, or if this card is already ordered. */
export function orderCard(actor: CardOrderActor, type: CardType): void {
  const snapshot = actor.getSnapshot();
  if (snapshot.matches('completed')) {
    actor.send({ type: 'reset', values: { ordered: getOrderedTypes(snapshot) } });
  }
  actor.send({ type: 'changed', values: { type } });
  actor.send({ type: 'submitted' });
}
