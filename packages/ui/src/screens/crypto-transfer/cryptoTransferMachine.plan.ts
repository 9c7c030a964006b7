import { definePlan } from '../../flows/testing/definePlan';
import { cryptoTransferMachine } from './cryptoTransferMachine';

/** How a test explores the form. */
export const plan = definePlan({
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
});
