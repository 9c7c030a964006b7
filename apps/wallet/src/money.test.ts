import * as samples from '@rad-wallet/mocks/samples';
import { defineMoney } from '@rad-wallet/ui/format';
import { expect, it } from 'vitest';
import { dailyLimit, money, referralProgram } from './money';

it('has the same currencies, prices and rates as the server', () => {
  expect(money).toEqual(defineMoney(samples.moneyDefinition));
});

it('has the same limit and rewards as the samples', () => {
  expect({ dailyLimit, referralProgram }).toEqual({
    dailyLimit: samples.dailyLimit,
    referralProgram: samples.referralProgram,
  });
});
