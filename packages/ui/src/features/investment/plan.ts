import { commonMessages } from '../../messages/shared/common';
import {
  getLabelStart,
  matchPartialText,
  pressBack,
  pressSubmit,
  type Plan,
  repeatEvents,
  repeatGestures,
  repeating,
} from '../../plans';
import type { Fund } from './fund';
import { investmentMachine } from './investmentMachine';
import { investmentMessages } from './messages';

export interface InvestmentPlanData {
  /** A fund that the filter for low risk shows. */
  lowRiskFund: Fund;
  /** A fund that it hides. */
  otherFund: Fund;
}

export const createInvestmentPlan = ({
  lowRiskFund,
  otherFund,
}: InvestmentPlanData): Plan<typeof investmentMachine> => ({
  machine: investmentMachine,
  variants: [repeating],
  events: [
    { type: 'filter.changed', filter: 'low' },
    { type: 'filter.changed', filter: 'all' },
    { type: 'fund.chosen', fund: otherFund },
    { type: 'fund.chosen', fund: lowRiskFund },
    { type: 'amount.changed', amount: '750' },
    { type: 'submitted' },
    { type: 'finished' },
    { type: 'back' },
    ...repeatEvents,
  ],
  // The filter hides funds with a different risk.
  isAvailable: ({ context }, event) =>
    event.type !== 'fund.chosen' || context.filter === 'all' || context.filter === event.fund.risk,
  gestures: {
    ...repeatGestures,
    'filter.changed': ({ press }, { filter }) =>
      press(investmentMessages.en.filters[filter], 'radio'),
    'fund.chosen': ({ press }, { fund }) => press(matchPartialText(fund.name)),
    'amount.changed': ({ type }, { amount }) =>
      type(getLabelStart(investmentMessages.en.amount), amount),
    submitted: pressSubmit(investmentMessages.en.investNow),
    finished: ({ press }) => press(commonMessages.en.done),
    // The last screen has no Back button, so use the browser's.
    back: (user, event, snapshot) =>
      snapshot.matches('invested') ? user.sendFromPage(event) : pressBack()(user, event, snapshot),
  },
  outputs: { invest: { units: '7.13', navPrice: '105.25' } },
  toasts: ['investmentFailed', 'investmentInvalidAmount', 'investmentSuccessful', 'noAnswerYet'],
  outcomes: ['cancelled'],
  distinguish: ({ filter, fund, amount, problem }) => [filter, fund?.id, amount, problem?.id],
});
