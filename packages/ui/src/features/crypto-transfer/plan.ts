import { cryptoMessages } from '../../messages/shared/crypto';
import { paymentMessages } from '../../messages/shared/payment';
import type { CryptoCode } from '../../steps/crypto';
import { createFormGestures, type Plan, type PlanData, repeatEvents, repeating } from '../../plans';
import { cryptoTransferMachine } from './cryptoTransferMachine';

export interface CryptoTransferPlanData extends Pick<PlanData, 'money'> {
  /** One of the view's cryptocurrencies. @default 'USDT' */
  crypto?: CryptoCode;
}

export const createCryptoTransferPlan = ({
  crypto: chosen = 'USDT',
  money,
}: CryptoTransferPlanData): Plan<typeof cryptoTransferMachine> => ({
  machine: cryptoTransferMachine,
  input: { facts: { money } },
  variants: [repeating],
  events: [
    { type: 'facts.changed', facts: { money } },
    { type: 'changed', values: { crypto: chosen } },
    { type: 'changed', values: { amount: '0' } },
    { type: 'changed', values: { amount: '500', address: 'TRadDemoX7k9' } },
    { type: 'submitted' },
    { type: 'back' },
    { type: 'redirect.paused' },
    { type: 'redirect.resumed' },
    { type: 'reset' },
    ...repeatEvents,
  ],
  gestures: {
    ...createFormGestures(cryptoMessages.en.transfer.submit, paymentMessages.en.backToWallet),
    changed: async ({ press, type }, { values: { crypto, amount, address } }) => {
      if (crypto) await press(cryptoMessages.en.names[crypto], 'radio');
      if (amount) await type(paymentMessages.en.amount, amount);
      if (address) await type(cryptoMessages.en.transfer.address, address);
    },
  },
  toasts: ['cryptoTransferInitiated', 'noAnswerYet', 'transferFailed'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ values, problem }) => [values, problem?.id],
});
