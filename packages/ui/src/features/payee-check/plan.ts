import { paymentMessages } from '../../messages/shared/payment';
import type { Plan } from '../../plans';
import { payeeCheckMachine } from './payeeCheckMachine';

export const payeeCheckPlan: Plan<typeof payeeCheckMachine> = {
  machine: payeeCheckMachine,
  input: {
    payee: { name: 'Ahmed Khan', account: 'PK36SCBL0000001123456702', bank: 'SCBL', country: 'PK' },
  },
  events: [{ type: 'check.requested' }],
  outputs: { checkPayee: { result: 'match' } },
  variants: [
    { outputs: { checkPayee: { result: 'closeMatch', name: 'M. Ahmed Khan' } } },
    { outputs: { checkPayee: { result: 'noMatch' } } },
    { outputs: { checkPayee: { result: 'unavailable' } } },
  ],
  distinguish: ({ isRepeated }) => isRepeated,
  gestures: { 'check.requested': ({ press }) => press(paymentMessages.en.inDoubt.check) },
};
