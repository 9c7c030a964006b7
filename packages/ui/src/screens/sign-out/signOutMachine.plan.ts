import { definePlan } from '../../flows/testing/definePlan';
import { signOutMachine } from './signOutMachine';

/** How a test explores the form. */
export const plan = definePlan({
  machine: signOutMachine,
  events: [{ type: 'submitted' }, { type: 'back' }],
  toasts: ['signOutFailed'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ problem }) => problem?.id,
});
