import { contact } from '../testing/samples';
import type { WalkOptions } from '../testing/walkMachine';
import { requestMoneyMachine, type RequestMoneyContext } from './requestMoneyMachine';

/** How a test explores the flow. */
export const plan: WalkOptions = {
  machine: requestMoneyMachine,
  events: [
    { type: 'contact.chosen', contact } as never,
    { type: 'amount.changed', amount: '1500' } as never,
    { type: 'amount.changed', amount: '0' } as never,
    { type: 'reason.changed', reason: 'Lunch' } as never,
    { type: 'submitted' },
    { type: 'link.copied' },
    { type: 'link.copyFailed' },
    { type: 'back' },
    { type: 'finished' },
  ],
  distinguish: ({ amount, reason }: RequestMoneyContext) => [amount, reason],
};
