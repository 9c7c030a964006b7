import { equityFund, incomeFund } from '@rad-wallet/mocks/samples';
import { investmentMachine } from '@rad-wallet/ui/features/investment';
import { en } from '@rad-wallet/ui/messages/en';
import { matchPartialText, pressSubmit } from '../gestures';
import { fillHomeCurrency } from '../money';
import type { Plan } from '../plan';

export const investmentPlan: Plan<typeof investmentMachine> = {
  machine: investmentMachine,
  events: [
    { type: 'filter.changed', filter: 'low' },
    { type: 'filter.changed', filter: 'all' },
    { type: 'fund.chosen', fund: equityFund },
    { type: 'fund.chosen', fund: incomeFund },
    { type: 'amount.changed', amount: '750' },
    { type: 'submitted' },
    { type: 'finished' },
    { type: 'back' },
  ],
  // The filter hides funds with a different risk.
  isAvailable: ({ context }, event) =>
    event.type !== 'fund.chosen' || context.filter === 'all' || context.filter === event.fund.risk,
  gestures: {
    'filter.changed': ({ press }, { filter }) => press(en.investment.filters[filter], 'radio'),
    'fund.chosen': ({ press }, { fund }) => press(matchPartialText(fund.name)),
    'amount.changed': ({ type }, { amount }) =>
      type(fillHomeCurrency(en.investment.amount), amount),
    submitted: pressSubmit(en.investment.investNow),
    finished: ({ press }) => press(en.common.done),
    // The last screen has no Back button, so use the browser's.
    back: (user, event, snapshot) =>
      snapshot.matches('invested') ? user.sendFromPage(event) : user.press(en.common.back),
  },
  outputs: { invest: { units: '7.13', navPrice: '105.25' } },
  toasts: ['investmentFailed', 'investmentInvalidAmount', 'investmentSuccessful', 'noAnswerYet'],
  outcomes: ['cancelled'],
  distinguish: ({ filter, fund, amount, problem }) => [filter, fund?.id, amount, problem?.id],
};
