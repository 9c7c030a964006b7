import { recipients } from '@rad-wallet/mocks/samples';
import { en } from '@rad-wallet/ui/messages/en';
import { sendToWalletMachine } from '@rad-wallet/ui/features/send-wallet';
import { pressWhilePointing, redirectGestures, sendFromPage, pressSubmit } from '../gestures';
import { money } from '../money';
import type { Plan } from '../plan';

export const sendToWalletPlan: Plan<typeof sendToWalletMachine> = {
  machine: sendToWalletMachine,
  input: { facts: { money } },
  events: [
    { type: 'facts.changed', facts: { money } },
    { type: 'changed', values: { amount: '0' } },
    { type: 'changed', values: { amount: '1500' } },
    { type: 'changed', values: { recipient: recipients[0].id } },
    { type: 'submitted' },
    { type: 'back' },
    { type: 'redirect.paused' },
    { type: 'redirect.resumed' },
    { type: 'reset' },
  ],
  gestures: {
    ...redirectGestures,
    'facts.changed': sendFromPage,
    changed: async ({ type }, { values: { amount, recipient } }) => {
      if (amount) await type(en.payment.amount, amount);
      if (recipient) await type(en.sendWallet.recipient, recipient);
    },
    submitted: pressSubmit(en.sendWallet.send),
    reset: sendFromPage,
    back: pressWhilePointing(({ press }, _event, snapshot) =>
      press(snapshot.hasTag('over') ? en.payment.backToWallet : en.common.back),
    ),
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
};
