import { paymentMessages } from '../../messages/shared/payment';
import { createFormGestures, type Plan, type PlanData, repeatEvents, repeating } from '../../plans';
import { sendWalletMessages } from './messages';
import { sendToWalletMachine } from './sendToWalletMachine';

export const createSendToWalletPlan = ({
  money,
  recipient,
}: Pick<PlanData, 'money'> & { recipient: string }): Plan<typeof sendToWalletMachine> => ({
  machine: sendToWalletMachine,
  input: { facts: { money } },
  variants: [repeating],
  events: [
    { type: 'facts.changed', facts: { money } },
    { type: 'changed', values: { amount: '0' } },
    { type: 'changed', values: { amount: '1,500' } },
    { type: 'changed', values: { recipient } },
    { type: 'submitted' },
    { type: 'back' },
    { type: 'redirect.paused' },
    { type: 'redirect.resumed' },
    { type: 'reset' },
    ...repeatEvents,
  ],
  gestures: {
    ...createFormGestures(sendWalletMessages.en.send, paymentMessages.en.backToWallet),
    changed: async ({ type }, { values: { amount, recipient } }) => {
      if (amount) await type(paymentMessages.en.amount, amount);
      if (recipient) await type(sendWalletMessages.en.recipient, recipient);
    },
  },
  toasts: [
    'invalidAmount',
    'noAnswerYet',
    'recipientRequired',
    'transferFailed',
    'walletMoneySent',
  ],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ values, problem }) => [values, problem?.id],
});
