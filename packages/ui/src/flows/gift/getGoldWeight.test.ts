import { describe, expect, it } from 'vitest';
import { GOLD_PRICE, roundTo } from '../../format';
import { getGoldWeight } from './getGoldWeight';

const getRoundedWeight = (amount: string, currency: Parameters<typeof getGoldWeight>[1]) =>
  roundTo(getGoldWeight(amount, currency, GOLD_PRICE), 3);

describe('getGoldWeight', () => {
  it('is the weight that rupees buy at the price', () => {
    expect(getRoundedWeight('15798', 'PKR')).toBe('1.000');
    expect(getRoundedWeight('1000', 'PKR')).toBe('0.063');
  });

  it('is the amount itself in gold, whatever the price', () => {
    expect(getGoldWeight('2.5', 'GOLD', '1')).toBe('2.5');
  });

  it('counts silver at its fixed price and foreign money at the converter’s rate', () => {
    // A gram of gold is worth 75.228… g of silver: 15798 ÷ 210.
    expect(getRoundedWeight('150.457', 'SILVER')).toBe('2.000');
    // 100 USD ÷ 0.0036 = 27,777.78 PKR.
    expect(getRoundedWeight('100', 'USD')).toBe('1.758');
  });

  it('keeps an amount of any size exact', () => {
    expect(getGoldWeight('1579800000000000000000000000', 'PKR', GOLD_PRICE)).toBe(
      '100000000000000000000000',
    );
  });
});
