import { definePlan } from '../../flows/testing/definePlan';
import { cardOrderMachine } from './cardOrderMachine';

/** How a test explores the order. */
export const plan = definePlan({
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
});
