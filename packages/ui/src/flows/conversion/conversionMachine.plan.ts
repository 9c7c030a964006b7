import { accounts } from '../testing/samples';
import type { WalkOptions } from '../testing/walkMachine';
import { conversionMachine } from './conversionMachine';
import type { ConversionContext } from './conversionRules';

/** How a test explores the flow. */
export const plan: WalkOptions = {
  machine: conversionMachine,
  given: [{ type: 'accounts.changed', accounts } as never],
  events: [
    { type: 'opened' },
    { type: 'amount.changed', amount: '1,500' } as never,
    { type: 'amount.changed', amount: '711875.01' } as never,
    { type: 'confirmed' },
    { type: 'back' },
  ],
  outputs: { convert: {} },
  distinguish: ({ amount, problem }: ConversionContext) => [amount, problem?.id],
};
