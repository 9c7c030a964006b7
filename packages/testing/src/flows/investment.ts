import { investmentMachine } from '@rad-wallet/ui/flows/investment';
import type { Plan } from '../plan';
import { equityFund, incomeFund } from '../samples';

/** How a test explores the flow. */
export const investmentPlan: Plan<typeof investmentMachine> = {
  machine: investmentMachine,
  events: [
    { type: 'filter.changed', filter: 'low' },
    { type: 'filter.changed', filter: 'all' },
    { type: 'fund.chosen', fund: equityFund },
    { type: 'fund.chosen', fund: incomeFund },
    { type: 'amount.changed', amount: '750' },
    { type: 'submitted' },
    { type: 'done' },
    { type: 'back' },
  ],
  outputs: { invest: { units: '7.13', navPrice: '105.25' } },
  toasts: ['investmentFailed', 'investmentInvalidAmount', 'investmentSuccessful'],
  outcomes: ['cancelled'],
  distinguish: ({ filter, fund, amount, problem }) => [filter, fund?.id, amount, problem?.id],
};
