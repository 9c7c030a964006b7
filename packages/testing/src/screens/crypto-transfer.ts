import { cryptoTransferMachine } from '@rad-wallet/ui/screens/crypto-transfer';
import type { Plan } from '../plan';

/** How a test explores the form. */
export const cryptoTransferPlan: Plan<typeof cryptoTransferMachine> = {
  machine: cryptoTransferMachine,
  events: [
    { type: 'changed', values: { crypto: 'USDT' } },
    { type: 'changed', values: { amount: '0' } },
    { type: 'changed', values: { amount: '500', address: 'TRadDemoX7k9' } },
    { type: 'submitted' },
    { type: 'back' },
  ],
  toasts: ['cryptoTransferInitiated', 'transferFailed'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ values, problem }) => [values, problem?.id],
};
