import { commonMessages } from '../../messages/shared/common';
import { cryptoMessages } from '../../messages/shared/crypto';
import { paymentMessages } from '../../messages/shared/payment';
import {
  pressSubmit,
  pressWhilePointing,
  redirectGestures,
  sendFromPage,
  type Plan,
  type PlanData,
} from '../../plans';
import { cryptoTransferMachine } from './cryptoTransferMachine';

export const createCryptoTransferPlan = ({
  money,
}: Pick<PlanData, 'money'>): Plan<typeof cryptoTransferMachine> => ({
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
      if (crypto) await press(cryptoMessages.en.names[crypto], 'radio');
      if (amount) await type(paymentMessages.en.amount, amount);
      if (address) await type(cryptoMessages.en.transfer.address, address);
    },
    submitted: pressSubmit(cryptoMessages.en.transfer.submit),
    reset: sendFromPage,
    back: pressWhilePointing(({ press }, _event, snapshot) =>
      press(snapshot.hasTag('over') ? paymentMessages.en.backToWallet : commonMessages.en.back),
    ),
  },
  toasts: ['cryptoTransferInitiated', 'noAnswerYet', 'transferFailed'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ values, problem }) => [values, problem?.id],
});
