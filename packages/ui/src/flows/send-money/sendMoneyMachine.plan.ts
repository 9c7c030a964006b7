import { accounts, contact } from '../testing/samples';
import type { WalkOptions } from '../testing/walkMachine';
import { sendMoneyMachine, type SendMoneyContext } from './sendMoneyMachine';

/** How a test explores the flow. */
export const plan: WalkOptions = {
  machine: sendMoneyMachine,
  given: [{ type: 'accounts.changed', accounts } as never],
  events: [
    { type: 'contact.chosen', contact } as never,
    { type: 'amount.changed', amount: '1500' } as never,
    { type: 'amount.changed', amount: '711875.01' } as never,
    { type: 'continued' },
    { type: 'confirmed' },
    { type: 'back' },
    { type: 'finished' },
  ],
  outputs: { sendTransfer: { id: 'txn-1' } },
  distinguish: ({ amount, problem }: SendMoneyContext) => [amount, problem?.id],
};
