import { cardPaymentPlan } from '@rad-wallet/testing/screens/card-payment';
import { en } from '@rad-wallet/ui/messages/en';
import {
  CardPaymentScreen,
  type CardPaymentFacts,
  type CardPaymentValues,
} from '@rad-wallet/ui/screens/card-payment';
import { course } from '../course';
import { beginning, holding } from '../hands';
import { owner } from './forms';

export const cardPayment = course({
  plans: [{ ...cardPaymentPlan, events: [...cardPaymentPlan.events, { type: 'reset' }] }],
  view: (actor) => <CardPaymentScreen actor={actor} />,
  page: owner<CardPaymentValues, CardPaymentFacts>(),
  gestures: {
    'facts.changed': ({ page }, { facts }) => page('facts', facts),
    changed: async ({ press, choose }, { values: { method, currency } }) => {
      if (method) await press(en.cardPayment.methods[method], 'radio');
      if (currency) await choose(holding(en.payment.currency), holding(currency));
    },
    submitted: ({ press }) => press(beginning(en.cardPayment.payNothing)),
    reset: ({ page }) => page('reset'),
    // The done screen is left by its button.
    back: ({ press }, _event, snapshot) =>
      press(snapshot.matches('succeeded') ? en.payment.backToFunds : en.common.back),
  },
});
