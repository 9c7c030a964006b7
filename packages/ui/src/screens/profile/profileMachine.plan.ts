import { definePlan } from '../../flows/testing/definePlan';
import { profileMachine } from './profileMachine';

/** How a test explores the form. */
export const plan = definePlan({
  machine: profileMachine,
  events: [
    { type: 'changed', values: { name: 'Ali Hassan' } },
    { type: 'submitted' },
    { type: 'back' },
  ],
  toasts: ['profileNotSaved'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ values, problem }) => [values, problem?.id],
});
