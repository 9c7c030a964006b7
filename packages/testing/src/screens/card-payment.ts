import { cardPaymentMachine } from '@rad-wallet/ui/screens/card-payment';
import type { Plan } from '../plan';
import { accounts } from '../samples';

/** How a test explores the form. */
export const cardPaymentPlan: Plan<typeof cardPaymentMachine> = {
  machine: cardPaymentMachine,
  events: [
    { type: 'facts.changed', facts: { accounts: { status: 'error', retry: () => {} } } },
    { type: 'facts.changed', facts: { accounts: { status: 'ready', value: accounts } } },
    { type: 'changed', values: { method: 'card' } },
    { type: 'changed', values: { currency: 'USD' } },
    { type: 'submitted' },
    { type: 'back' },
  ],
  toasts: ['paymentAccountError', 'paymentFailed', 'paymentMethodRequired', 'paymentSuccessful'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ values, facts, problem }) => [values, facts.accounts.status, problem?.id],
};
