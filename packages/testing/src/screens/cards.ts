import { cardOrderMachine } from '@rad-wallet/ui/screens/cards';
import type { Plan } from '../plan';

/** How a test explores the order. */
export const cardOrderPlan: Plan<typeof cardOrderMachine> = {
  machine: cardOrderMachine,
  input: { values: { ordered: ['physical'] } },
  events: [
    { type: 'changed', values: { type: 'physical' } },
    { type: 'changed', values: { type: 'virtual' } },
    { type: 'submitted' },
    { type: 'reset', values: { ordered: ['virtual', 'physical'] } },
    { type: 'back' },
  ],
  toasts: ['cardOrderFailed', 'cardOrdered'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ values, problem }) => [values, problem?.id],
};
