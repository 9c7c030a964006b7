import { sendWalletMachine } from '@rad-wallet/ui/screens/send-wallet';
import type { Plan } from '../plan';

/** How a test explores the form. */
export const sendWalletPlan: Plan<typeof sendWalletMachine> = {
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
};
