import { describe, expect, it } from 'vitest';
import { defineMoney, roundTo, type Money } from '../../format';
import { dinarMoney, money, withoutRates } from '../../format/testing/money';
import { getGoldWeight } from './getGoldWeight';

const GOLD_PRICE = '15798';

const getRoundedWeight = (amount: string, currency: string, at: Money = money) =>
  roundTo(getGoldWeight(amount, currency, GOLD_PRICE, at)!, 3);

describe('getGoldWeight', () => {
  it('is the weight that rupees buy at the price', () => {
    expect(getRoundedWeight('15798', 'PKR')).toBe('1.000');
    expect(getRoundedWeight('1000', 'PKR')).toBe('0.063');
  });

  it('is the amount itself in gold, whatever the price', () => {
    expect(getGoldWeight('2.5', 'GOLD', '1', money)).toBe('2.5');
  });

  it('counts silver at its fixed price and foreign money at the converter’s rate', () => {
    // A gram of gold is worth 75.228… g of silver: 15798 ÷ 210.
    expect(getRoundedWeight('150.457', 'SILVER')).toBe('2.000');
    // 100 USD ÷ 0.0036 = 27,777.78 PKR.
    expect(getRoundedWeight('100', 'USD')).toBe('1.758');
  });

  it('keeps an amount of any size exact', () => {
    expect(getGoldWeight('1579800000000000000000000000', 'PKR', GOLD_PRICE, money)).toBe(
      '100000000000000000000000',
    );
  });

  it.each([{ status: 'loading' } as const, { status: 'error', retry: () => {} } as const])(
    'is null while the rate of foreign money is $status',
    (rates) => {
      const at = withoutRates(money, rates);
      expect(getGoldWeight('100', 'USD', GOLD_PRICE, at)).toBeNull();
      // The home currency and metals do not need a rate.
      expect(getRoundedWeight('15798', 'PKR', at)).toBe('1.000');
      expect(getRoundedWeight('150.457', 'SILVER', at)).toBe('2.000');
      expect(getGoldWeight('2.5', 'GOLD', GOLD_PRICE, at)).toBe('2.5');
    },
  );

  it('is null while the price of another metal is not loaded', () => {
    const at = defineMoney({ ...money, prices: { status: 'loading' } });
    expect(getGoldWeight('150.457', 'SILVER', GOLD_PRICE, at)).toBeNull();
    expect(getRoundedWeight('15798', 'PKR', at)).toBe('1.000');
    expect(getRoundedWeight('100', 'USD', at)).toBe('1.758');
  });

  it('is in the unit of the wallet’s gold, at a price per gram', () => {
    // 40 KWD per gram are 466.56 KWD per tola.
    expect(getGoldWeight('1166.4', 'KWD', '40', dinarMoney)).toBe('2.5');
    expect(getGoldWeight('1516.32', 'USD', '40', dinarMoney)).toBe('1');
    expect(getGoldWeight('46.656', 'PLATINUM', '40', dinarMoney)).toBe('1');
    expect(getGoldWeight('2.5', 'GOLD_TOLA', '40', dinarMoney)).toBe('2.5');
  });

  it('is in grams in a wallet without gold', () => {
    const { KWD, USD } = dinarMoney.currencies;
    const cashOnly = defineMoney({ ...dinarMoney, currencies: { KWD: KWD!, USD: USD! } });
    expect(getGoldWeight('100', 'KWD', '40', cashOnly)).toBe('2.5');
  });
});
