import { conversionMachine } from '@rad-wallet/ui/flows/conversion';
import type { Plan } from '../plan';
import { accounts } from '../samples';

/** How a test explores the flow. */
export const conversionPlan: Plan<typeof conversionMachine> = {
  machine: conversionMachine,
  events: [
    { type: 'accounts.changed', accounts: { status: 'ready', value: accounts } },
    { type: 'accounts.changed', accounts: { status: 'ready', value: [] } },
    { type: 'accounts.changed', accounts: { status: 'error', retry: () => {} } },
    { type: 'opened' },
    { type: 'amount.changed', amount: '1,500' },
    { type: 'amount.changed', amount: '711875.01' },
    { type: 'confirmed' },
    { type: 'back' },
  ],
  toasts: [
    'accountsNotRead',
    'conversionAccountError',
    'conversionFailed',
    'conversionInsufficientBalance',
    'converted',
  ],
  outcomes: ['cancelled'],
  distinguish: ({ accounts: held, amount, problem }) => [
    held.status === 'ready' ? held.value.length : held.status,
    amount,
    problem?.id,
  ],
};
