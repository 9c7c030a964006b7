import { sendMoneyMachine } from '@rad-wallet/ui/flows/send-money';
import type { Plan } from '../plan';
import { accounts, contact } from '../samples';

const retry = () => {};

/** How a test explores the flow. */
export const sendMoneyPlan: Plan<typeof sendMoneyMachine> = {
  machine: sendMoneyMachine,
  events: [
    { type: 'accounts.changed', accounts: { status: 'ready', value: accounts } },
    { type: 'accounts.changed', accounts: { status: 'ready', value: [] } },
    { type: 'accounts.changed', accounts: { status: 'error', retry } },
    { type: 'contact.chosen', contact },
    { type: 'amount.changed', amount: '1500' },
    { type: 'amount.changed', amount: '711875.01' },
    { type: 'continued' },
    { type: 'confirmed' },
    { type: 'back' },
    { type: 'finished' },
  ],
  outputs: { sendTransfer: { id: 'txn-1' } },
  toasts: ['accountsNotRead', 'sendAccountError', 'sendInsufficientBalance', 'transferFailed'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ accounts: held, amount, problem }) => [
    held.status === 'ready' ? held.value.length : held.status,
    amount,
    problem?.id,
  ],
};
