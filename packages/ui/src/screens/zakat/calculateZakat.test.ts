import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, multiply } from '../../format';
import { calculateZakat, getNisab, type NisabMetal, type ZakatAmounts } from './calculateZakat';

const nothing: ZakatAmounts = { cash: '', gold: '', silver: '', goods: '', debts: '' };
const empty = { pkr: '0', gold: '0', silver: '0' };

describe('calculateZakat', () => {
  it('counts the nisab of each metal at its price', () => {
    expect(getNisab('silver')).toBe('128595.6');
    expect(getNisab('gold')).toBe('1382009.04');
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
      { pkr: '711875.00', gold: '29.2', silver: '150' },
      amounts,
      'silver',
    );
    expect(zakat.lines).toEqual([
      { id: 'walletCash', value: '711875.00' },
      { id: 'walletGold', grams: '29.2', value: '461301.6' },
      { id: 'walletSilver', grams: '150', value: '31500' },
      { id: 'cash', value: '50000' },
      { id: 'gold', grams: '10', value: '157980' },
      { id: 'silver', grams: '100', value: '21000' },
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
  ])('by the nisab of %s, %s PKR: %s', (metal, pkr, reachesNisab, amount) => {
    expect(calculateZakat({ ...empty, pkr }, nothing, metal)).toMatchObject({
      reachesNisab,
      amount,
    });
  });

  it('owes nothing where debts exceed what is owned', () => {
    const zakat = calculateZakat(
      { ...empty, pkr: '500000' },
      { ...nothing, debts: '600000' },
      'silver',
    );
    expect(zakat).toMatchObject({ wealth: '-100000', reachesNisab: false, amount: '0' });
  });

  it('adds up exactly: lines less debts are the wealth, and 40 times the zakat is the wealth', () => {
    const decimal = fc
      .tuple(fc.nat({ max: 10 ** 9 }), fc.nat({ max: 999 }))
      .map(([whole, fraction]) => `${whole}.${fraction}`);
    fc.assert(
      fc.property(
        fc.record({ pkr: decimal, gold: decimal, silver: decimal }),
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
          );
          expect(add(...lines.map(({ value }) => value))).toBe(add(wealth, debts));
          expect(reachesNisab).toBe(compare(wealth, getNisab(metal)) >= 0);
          expect(multiply(amount, '40')).toBe(reachesNisab ? wealth : '0');
        },
      ),
    );
  });

  it.each(['abc', '-5', '1.2.3'])('refuses the amount %s', (cash) => {
    expect(() => calculateZakat(empty, { ...nothing, cash }, 'silver')).toThrow(RangeError);
  });
});
