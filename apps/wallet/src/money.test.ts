import { dailyLimit as sampleLimit, moneyDefinition } from '@rad-wallet/mocks/samples';
import { defineMoney } from '@rad-wallet/ui/format';
import { expect, it } from 'vitest';
import { dailyLimit, money } from './money';

it('has the currencies, prices and rates of the server', () => {
  expect(money).toEqual(defineMoney(moneyDefinition));
});

it('has the limit of the samples', () => {
  expect(dailyLimit).toBe(sampleLimit);
});
