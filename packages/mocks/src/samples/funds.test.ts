import { expect, it } from 'vitest';
import { fundEntries } from './funds';

// The fixed sample funds: docs/rules.md INVEST-3.
it('lists four funds with price, returns and minimum', () => {
  expect(
    fundEntries.map(({ category, risk, currentNAV, return1Y, return3Y, minInvestment }) =>
      [category, risk, currentNAV, return1Y, return3Y, minInvestment].join(' '),
    ),
  ).toEqual([
    'equity high 125.5 15.2 42.5 1000',
    'income low 105.25 8.5 25.8 500',
    'balanced medium 115.75 12.8 38.2 500',
    'equity high 142.3 18.5 52.3 1000',
  ]);
});
