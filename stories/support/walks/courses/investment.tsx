import { investmentPlan } from '@rad-wallet/testing/flows/investment';
import { InvestmentFlow } from '@rad-wallet/ui/flows/investment';
import { en } from '@rad-wallet/ui/messages/en';
import { course } from '../course';
import { holding } from '../hands';

const funds = investmentPlan.events.flatMap((event) =>
  event.type === 'fund.chosen' ? [event.fund] : [],
);

export const investment = course({
  plans: [investmentPlan],
  // A fund of another risk is not listed.
  isOffered: ({ context }, event) =>
    event.type !== 'fund.chosen' || context.filter === 'all' || context.filter === event.fund.risk,
  view: (actor) => <InvestmentFlow actor={actor} funds={funds} />,
  page: { back: (actor) => actor.send({ type: 'back' }) },
  gestures: {
    'filter.changed': ({ press }, { filter }) => press(en.investment.filters[filter], 'radio'),
    'fund.chosen': ({ press }, { fund }) => press(holding(fund.name)),
    'amount.changed': ({ type }, { amount }) => type(en.investment.amount, amount),
    submitted: ({ press }) => press(en.investment.investNow),
    done: ({ press }) => press(en.common.done),
    // What is bought has no Back of its own: it is the browser's.
    back: ({ press, page }, _event, snapshot) =>
      snapshot.matches('invested') ? page('back') : press(en.common.back),
  },
});
