import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, multiply } from '../../format';
import { getPrices, dinarMoney, money } from '../../format/testing/money';
import { calculateZakat, getNisab, type NisabMetal, type ZakatAmounts } from './calculateZakat';

const nothing: ZakatAmounts = { cash: '', gold: '', silver: '', goods: '', debts: '' };
const empty = { PKR: '0', GOLD: '0', SILVER: '0' };
const at = { money, prices: getPrices(money) };

describe('calculateZakat', () => {
  it('counts the nisab of each metal at its price', () => {
    expect(getNisab('silver', at)).toBe('128595.6');
    expect(getNisab('gold', at)).toBe('1382009.04');
  });

  it('counts holdings, what is held elsewhere, and debts', () => {
    const amounts = {
      cash: '50,000',
      gold: '10',
      silver: '100 g',
      goods: 'Rs. 5,000',
      debts: '20000',
    };
    const zakat = calculateZakat(
      { PKR: '711875.00', GOLD: '29.2', SILVER: '150' },
      amounts,
      'silver',
      at,
    );
    expect(zakat.lines).toEqual([
      { id: 'walletCash', value: '711875.00' },
      { id: 'walletGold', weight: { currency: 'GOLD', amount: '29.2' }, value: '461301.6' },
      { id: 'walletSilver', weight: { currency: 'SILVER', amount: '150' }, value: '31500' },
      { id: 'cash', value: '50000' },
      { id: 'gold', weight: { currency: 'GOLD', amount: '10' }, value: '157980' },
      { id: 'silver', weight: { currency: 'SILVER', amount: '100' }, value: '21000' },
      { id: 'goods', value: '5000' },
    ]);
    expect(zakat).toMatchObject({ debts: '20000', wealth: '1418656.6', amount: '35466.415' });
  });

  it.each<[NisabMetal, string, boolean, string]>([
    ['silver', '128595.59', false, '0'],
    ['silver', '128595.60', true, '3214.89'],
    ['silver', '128595.61', true, '3214.89025'],
    ['gold', '1382009.03', false, '0'],
    ['gold', '1382009.04', true, '34550.226'],
  ])('by the nisab of %s, %s PKR: %s', (metal, PKR, reachesNisab, amount) => {
    expect(calculateZakat({ ...empty, PKR }, nothing, metal, at)).toMatchObject({
      reachesNisab,
      amount,
    });
  });

  it('owes no zakat if the debts exceed the assets', () => {
    const zakat = calculateZakat(
      { ...empty, PKR: '500000' },
      { ...nothing, debts: '600000' },
      'silver',
      at,
    );
    expect(zakat).toMatchObject({ wealth: '-100000', reachesNisab: false, amount: '0' });
  });

  it('calculates exactly: assets minus debts is the wealth, which is 40 times the zakat', () => {
    const decimal = fc
      .tuple(fc.nat({ max: 10 ** 9 }), fc.nat({ max: 999 }))
      .map(([whole, fraction]) => `${whole}.${fraction}`);
    fc.assert(
      fc.property(
        fc.record({ PKR: decimal, GOLD: decimal, SILVER: decimal }),
        fc.record({
          cash: decimal,
          gold: decimal,
          silver: decimal,
          goods: decimal,
          debts: decimal,
        }),
        fc.constantFrom<NisabMetal>('silver', 'gold'),
        (holdings, amounts, metal) => {
          const { lines, debts, wealth, amount, reachesNisab } = calculateZakat(
            holdings,
            amounts,
            metal,
            at,
          );
          expect(add(...lines.map(({ value }) => value))).toBe(add(wealth, debts));
          expect(reachesNisab).toBe(compare(wealth, getNisab(metal, at)!) >= 0);
          expect(multiply(amount, '40')).toBe(reachesNisab ? wealth : '0');
        },
      ),
    );
  });

  it.each(['abc', '-5', '1.2.3'])('refuses the amount %s', (cash) => {
    expect(() => calculateZakat(empty, { ...nothing, cash }, 'silver', at)).toThrow(RangeError);
  });
});

describe('in a wallet without silver and with gold in tola', () => {
  const kuwait = { money: dinarMoney, prices: getPrices(dinarMoney) };
  const held = { KWD: '1000.125', GOLD_TOLA: '2.5', PLATINUM: '4' };

  it('counts the nisab of gold in grams, and has none of silver', () => {
    // 87.48 grams are 7.5 tola.
    expect(getNisab('gold', kuwait)).toBe('3499.2');
    expect(getNisab('silver', kuwait)).toBeNull();
  });

  it('counts gold in tola', () => {
    const amounts = { ...nothing, gold: '3', cash: '1,000.375' };
    expect(calculateZakat(held, amounts, 'gold', kuwait)).toEqual({
      lines: [
        { id: 'walletCash', value: '1000.125' },
        {
          id: 'walletGold',
          weight: { currency: 'GOLD_TOLA', amount: '2.5' },
          value: '1166.4',
        },
        { id: 'cash', value: '1000.375' },
        { id: 'gold', weight: { currency: 'GOLD_TOLA', amount: '3' }, value: '1399.68' },
      ],
      debts: '0',
      wealth: '4566.58',
      nisab: '3499.2',
      reachesNisab: true,
      amount: '114.1645',
    });
  });

  it.each([
    ['3499.199', false, '0'],
    ['3499.2', true, '87.48'],
  ])('by the nisab of gold, %s KWD: %s', (KWD, reachesNisab, amount) => {
    expect(calculateZakat({ KWD }, nothing, 'gold', kuwait)).toMatchObject({
      reachesNisab,
      amount,
    });
  });

  it('owes no zakat by the nisab of a metal that the wallet does not have', () => {
    const zakat = calculateZakat({ KWD: '999999' }, { ...nothing, silver: '5' }, 'silver', kuwait);
    expect(zakat).toMatchObject({
      lines: [{ id: 'walletCash', value: '999999' }],
      reachesNisab: false,
      amount: '0',
    });
  });
});
