import { hasOwnAccount } from '../../format/money';
import { paymentMessages } from '../../messages/shared/payment';
import {
  createFormGestures,
  matchCurrency,
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
}: Pick<PlanData, 'accounts' | 'money'>): Plan<typeof cardPaymentMachine> => {
  const foreign = Object.keys(money.currencies).find((code) => !hasOwnAccount(code, money));
  return {
    machine: cardPaymentMachine,
    input: { facts: { accounts: { status: 'loading' }, money } },
    variants: [repeating],
    events: [
      { type: 'facts.changed', facts: { accounts: { status: 'error', retry: () => {} }, money } },
      { type: 'facts.changed', facts: { accounts: { status: 'ready', value: accounts }, money } },
      { type: 'changed', values: { method: 'card' } },
      // A deposit in a currency without an account is refused.
      ...(foreign === undefined
        ? []
        : [{ type: 'changed' as const, values: { currency: foreign } }]),
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
          await choose(
            matchPartialText(paymentMessages.en.currency),
            matchCurrency(currency, money),
          );
      },
    },
    toasts: [
      'noAnswerYet',
      ...(foreign === undefined ? [] : (['paymentAccountError'] as const)),
      'paymentFailed',
      'paymentMethodRequired',
      'paymentSuccessful',
    ],
    outcomes: ['cancelled', 'completed'],
    distinguish: ({ values, facts, problem }) => [values, facts.accounts.status, problem?.id],
  };
};
