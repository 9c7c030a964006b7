import { paymentMessages } from '../../messages/shared/payment';
import {
  createFormGestures,
  matchPartialText,
  matchStart,
  type Plan,
  type PlanData,
  repeatEvents,
  repeating,
} from '../../plans';
import { cardPaymentMachine } from './cardPaymentMachine';
import { cardPaymentMessages } from './messages';
import { type PaymentMethod } from './paymentMethods';

export const createCardPaymentPlan = ({
  accounts,
  money,
}: Pick<PlanData, 'accounts' | 'money'>): Plan<typeof cardPaymentMachine> => ({
  machine: cardPaymentMachine,
  input: { facts: { accounts: { status: 'loading' }, money } },
  variants: [repeating],
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
    ...repeatEvents,
  ],
  gestures: {
    ...createFormGestures(
      matchStart(cardPaymentMessages.en.payNothing),
      paymentMessages.en.backToFunds,
    ),
    changed: async ({ press, type, choose }, { values: { amount, method, currency } }) => {
      if (amount) await type(paymentMessages.en.amount, amount);
      if (method) await press(cardPaymentMessages.en.methods[method as PaymentMethod], 'radio');
      if (currency)
        await choose(matchPartialText(paymentMessages.en.currency), matchPartialText(currency));
    },
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
});
