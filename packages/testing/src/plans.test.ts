import { dinarMoneyDefinition } from '@rad-wallet/mocks/samples';
import { createSendMoneyPlan } from '@rad-wallet/ui/features/send-money/plan';
import { defineMoney } from '@rad-wallet/ui/format';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listStates } from './machine';
import { getPathsByState } from './paths';
import { walkTo } from './walk';

const accounts = [{ id: 'a1', type: 'current', balance: '12.500' }];

const plan = createSendMoneyPlan({
  money: defineMoney(dinarMoneyDefinition),
  accounts,
  contacts: [
    { id: 'noura', name: 'Noura', phone: '+965 5123 4567', initials: 'N', lastAmount: '2.500' },
  ],
  amount: '4.250',
});

// Flows log failed requests to the console.
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

it('reaches every state with the money, accounts and contacts of another wallet', () => {
  expect([...getPathsByState(plan).keys()].toSorted()).toEqual(listStates(plan.machine).toSorted());
});

it('starts with the loaded accounts', async () => {
  const { actor } = await walkTo(plan, 'enteringAmount');
  expect(actor.getSnapshot().context).toMatchObject({
    money: { home: 'KWD' },
    accounts: { status: 'ready', value: accounts },
    contact: { name: 'Noura' },
  });
});
