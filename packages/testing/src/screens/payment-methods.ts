import { addCardMachine } from '@rad-wallet/ui/screens/payment-methods';
import type { Plan } from '../plan';

/** How a test explores the form. */
export const addCardPlan: Plan<typeof addCardMachine> = {
  machine: addCardMachine,
  events: [
    {
      type: 'changed',
      values: { number: '378282246310005', expiry: '10/26', code: '123', name: 'Ali' },
    },
    { type: 'changed', values: { number: '4242 4242 4242 4242' } },
    { type: 'changed', values: { expiry: '08/28' } },
    { type: 'submitted', at: '2026-11-21T09:00:00Z' },
    { type: 'reset' },
    { type: 'back' },
  ],
  toasts: ['cardAdded', 'cardAddingFailed', 'cardExpired', 'cardUnsupported'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ values, flaws, problem }) => [values, flaws, problem?.id],
};
