import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare } from '../../format';
import { getBalanceShares } from './getBalanceShares';

describe('getBalanceShares', () => {
  it('counts metals at the fixed prices', () => {
    // 15798 + 210 + 15992 = 32000
    expect(getBalanceShares({ pkr: '15992', gold: '1', silver: '1' })).toEqual({
      cash: '49.9750',
      gold: '49.3688',
      silver: '0.6563',
    });
  });

  it("counts metals at the converter's rates on request", () => {
    // At the converter's rate, one gram of silver is 1 / 0.0048 PKR.
    const { silver } = getBalanceShares({ pkr: '0', gold: '0', silver: '1' }, 'rates');
    expect(silver).toBe('100.0000');
    const byRates = getBalanceShares({ pkr: '1000', gold: '0', silver: '48' }, 'rates');
    expect(byRates).toEqual({ cash: '9.0909', gold: '0.0000', silver: '90.9091' });
  });

  it('has no shares without holdings', () => {
    const none = { cash: '0.0000', gold: '0.0000', silver: '0.0000' };
    expect(getBalanceShares({ pkr: '0', gold: '0.000', silver: '0' })).toEqual(none);
  });

  it('counts a debt and an unreadable part as zero', () => {
    expect(getBalanceShares({ pkr: '-5', gold: 'many', silver: '3' })).toEqual({
      cash: '0.0000',
      gold: '0.0000',
      silver: '100.0000',
    });
  });

  it('adds up to a whole for any holdings', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 40n }).map(String);
    fc.assert(
      fc.property(amount, amount, amount, (pkr, gold, silver) => {
        const { cash, gold: g, silver: s } = getBalanceShares({ pkr, gold, silver });
        const sum = add(cash, g, s);
        expect(compare(sum, '99.999')).toBe(1);
        expect(compare(sum, '100.001')).toBe(-1);
      }),
    );
  });
});
