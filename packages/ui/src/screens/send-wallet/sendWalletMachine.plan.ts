import { definePlan } from '../../flows/testing/definePlan';
import { sendWalletMachine } from './sendWalletMachine';

/** How a test explores the form. */
export const plan = definePlan({
  machine: sendWalletMachine,
  events: [
    { type: 'changed', values: { amount: '0' } },
    { type: 'changed', values: { amount: '1500' } },
    { type: 'changed', values: { recipient: 'RAD-7841-2290' } },
    { type: 'submitted' },
    { type: 'back' },
  ],
  toasts: ['invalidAmount', 'recipientRequired', 'transferFailed', 'walletMoneySent'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ values, problem }) => [values, problem?.id],
});
