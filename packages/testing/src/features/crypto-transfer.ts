import { en } from '@rad-wallet/ui/messages/en';
import { cryptoTransferMachine } from '@rad-wallet/ui/features/crypto-transfer';
import { pressWhilePointing, redirectGestures, sendFromPage, pressSubmit } from '../gestures';
import { money } from '../money';
import type { Plan } from '../plan';

export const cryptoTransferPlan: Plan<typeof cryptoTransferMachine> = {
  machine: cryptoTransferMachine,
  input: { facts: { money } },
  events: [
    { type: 'facts.changed', facts: { money } },
    { type: 'changed', values: { crypto: 'USDT' } },
    { type: 'changed', values: { amount: '0' } },
    { type: 'changed', values: { amount: '500', address: 'TRadDemoX7k9' } },
    { type: 'submitted' },
    { type: 'back' },
    { type: 'redirect.paused' },
    { type: 'redirect.resumed' },
    { type: 'reset' },
  ],
  gestures: {
    ...redirectGestures,
    'facts.changed': sendFromPage,
    changed: async ({ press, type }, { values: { crypto, amount, address } }) => {
      if (crypto) await press(en.crypto.names[crypto], 'radio');
      if (amount) await type(en.payment.amount, amount);
      if (address) await type(en.crypto.transfer.address, address);
    },
    submitted: pressSubmit(en.crypto.transfer.submit),
    reset: sendFromPage,
    back: pressWhilePointing(({ press }, _event, snapshot) =>
      press(snapshot.hasTag('over') ? en.payment.backToWallet : en.common.back),
    ),
  },
  toasts: ['cryptoTransferInitiated', 'noAnswerYet', 'transferFailed'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ values, problem }) => [values, problem?.id],
};
