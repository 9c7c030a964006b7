import { equityFund, incomeFund } from '../testing/samples';
import type { WalkOptions } from '../testing/walkMachine';
import { investmentMachine, type InvestmentContext } from './investmentMachine';

/** How a test explores the flow. */
export const plan: WalkOptions = {
  machine: investmentMachine,
  events: [
    { type: 'filter.changed', filter: 'low' } as never,
    { type: 'filter.changed', filter: 'all' } as never,
    { type: 'fund.chosen', fund: equityFund } as never,
    { type: 'fund.chosen', fund: incomeFund } as never,
    { type: 'amount.changed', amount: '750' } as never,
    { type: 'submitted' },
    { type: 'done' },
    { type: 'back' },
  ],
  distinguish: ({ filter, fund, amount, problem }: InvestmentContext) => [
    filter,
    fund?.id,
    amount,
    problem?.id,
  ],
};
