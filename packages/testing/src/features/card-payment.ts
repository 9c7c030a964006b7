import { accounts } from '@rad-wallet/mocks/samples';
import { en } from '@rad-wallet/ui/messages/en';
import { cardPaymentMachine, type PaymentMethod } from '@rad-wallet/ui/features/card-payment';
import {
  matchPartialText,
  pressWhilePointing,
  redirectGestures,
  sendFromPage,
  matchStart,
  pressSubmit,
} from '../gestures';
import { money } from '../money';
import type { Plan } from '../plan';

export const cardPaymentPlan: Plan<typeof cardPaymentMachine> = {
  machine: cardPaymentMachine,
  input: { facts: { accounts: { status: 'loading' }, money } },
  events: [
    { type: 'facts.changed', facts: { accounts: { status: 'error', retry: () => {} }, money } },
    { type: 'facts.changed', facts: { accounts: { status: 'ready', value: accounts }, money } },
    { type: 'changed', values: { method: 'card' } },
    { type: 'changed', values: { currency: 'USD' } },
    { type: 'submitted' },
    { type: 'back' },
    { type: 'redirect.paused' },
    { type: 'redirect.resumed' },
    { type: 'reset' },
  ],
  gestures: {
    ...redirectGestures,
    'facts.changed': sendFromPage,
    changed: async ({ press, type, choose }, { values: { amount, method, currency } }) => {
      if (amount) await type(en.payment.amount, amount);
      if (method) await press(en.cardPayment.methods[method as PaymentMethod], 'radio');
      if (currency) await choose(matchPartialText(en.payment.currency), matchPartialText(currency));
    },
    submitted: pressSubmit(matchStart(en.cardPayment.payNothing)),
    reset: sendFromPage,
    back: pressWhilePointing(({ press }, _event, snapshot) =>
      press(snapshot.hasTag('over') ? en.payment.backToFunds : en.common.back),
    ),
  },
  toasts: [
    'noAnswerYet',
    'paymentAccountError',
    'paymentFailed',
    'paymentMethodRequired',
    'paymentSuccessful',
  ],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ values, facts, problem }) => [values, facts.accounts.status, problem?.id],
};
