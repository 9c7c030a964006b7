import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare } from '../../format';
import { money } from '../../format/testing/money';
import { getBalanceShares } from './getBalanceShares';

const prices = money.prices.status === 'ready' ? money.prices.value : { values: {} };
const rates = money.rates.status === 'ready' ? money.rates.value : { values: {} };

describe('getBalanceShares', () => {
  it('counts metals at the fixed prices', () => {
    // 15798 + 210 + 15992 = 32000
    expect(getBalanceShares({ PKR: '15992', GOLD: '1', SILVER: '1' }, 'prices', prices)).toEqual({
      PKR: '49.9750',
      GOLD: '49.3688',
      SILVER: '0.6563',
    });
  });

  it("counts metals at the converter's rates on request", () => {
    // At the converter's rate, one gram of silver is 1 / 0.0048 PKR.
    const { SILVER } = getBalanceShares({ PKR: '0', GOLD: '0', SILVER: '1' }, 'rates', rates);
    expect(SILVER).toBe('100.0000');
    const byRates = getBalanceShares({ PKR: '1000', GOLD: '0', SILVER: '48' }, 'rates', rates);
    expect(byRates).toEqual({ PKR: '9.0909', GOLD: '0.0000', SILVER: '90.9091' });
  });

  it('has no shares without holdings', () => {
    const none = { PKR: '0.0000', GOLD: '0.0000', SILVER: '0.0000' };
    expect(getBalanceShares({ PKR: '0', GOLD: '0.000', SILVER: '0' }, 'prices', prices)).toEqual(
      none,
    );
  });

  it('counts a debt and an unreadable part as zero', () => {
    expect(getBalanceShares({ PKR: '-5', GOLD: 'many', SILVER: '3' }, 'prices', prices)).toEqual({
      PKR: '0.0000',
      GOLD: '0.0000',
      SILVER: '100.0000',
    });
  });

  it('counts a currency without a price as zero', () => {
    const shares = getBalanceShares({ PKR: '100', COPPER: '5' }, 'prices', prices);
    expect(shares).toEqual({ PKR: '100.0000', COPPER: '0.0000' });
  });

  it('adds up to 100 % for any holdings', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 40n }).map(String);
    fc.assert(
      fc.property(amount, amount, amount, (PKR, GOLD, SILVER) => {
        const shares = getBalanceShares({ PKR, GOLD, SILVER }, 'prices', prices);
        expect(Object.keys(shares)).toEqual(['PKR', 'GOLD', 'SILVER']);
        const sum = add('0', ...Object.values(shares));
        expect(compare(sum, '99.999')).toBe(1);
        expect(compare(sum, '100.001')).toBe(-1);
      }),
    );
  });
});
