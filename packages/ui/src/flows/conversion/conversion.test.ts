import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, convertAmount, CURRENCY_CODES, formatAvailable, parseAmount } from '../../format';
import type { WalletAccount } from '../../types';
import { getAvailableAmount, toConversion, getRate, getResult } from './conversion';

// Balances with more than two decimals when converted to a foreign currency.
const accounts: readonly WalletAccount[] = [
  { id: 'account-pkr', type: 'trustvault', balance: '700003.00' },
  { id: 'account-gold', type: 'gold', balance: '30' },
  { id: 'account-silver', type: 'silver', balance: '150' },
];

const conversionRequest = { amount: '1000', source: 'PKR', target: 'USD' } as const;

describe('getAvailableAmount', () => {
  it.each([
    ['PKR', '700003'],
    ['GOLD', '30'],
    ['SILVER', '150'],
    ['USD', '2520.0108'],
    ['BHD', '945.00405'],
    ['SAR', '9450.0405'],
  ] as const)('is in %s %s', (currency, available) => {
    expect(getAvailableAmount(accounts, currency)).toBe(available);
  });

  it('adds up accounts of one type, and is null without one', () => {
    const held: WalletAccount[] = [
      { id: 'a', type: 'trustvault', balance: '100' },
      { id: 'b', type: 'trustvault', balance: '0.5' },
    ];
    expect(getAvailableAmount(held, 'PKR')).toBe('100.5');
    expect(getAvailableAmount(held, 'SAR')).toBe('1.35675');
    expect(getAvailableAmount(held, 'GOLD')).toBe('0');
  });

  it('shows a figure that can be submitted', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 24n });
    fc.assert(
      fc.property(cents, fc.constantFrom(...CURRENCY_CODES), (units, currency) => {
        const balance = `${units / 10n ** 8n}.${String(units % 10n ** 8n).padStart(8, '0')}`;
        const held = (['trustvault', 'gold', 'silver'] as const).map((type) => ({
          id: type,
          type,
          balance,
        }));
        const available = getAvailableAmount(held, currency);
        const read = parseAmount(formatAvailable(available, currency));
        expect(compare(read!, available)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('getResult', () => {
  it.each([
    ['1000', '3.6'],
    ['1,000', '3.6'],
    ['10,00', '3.6'],
    ['۱۰۰۰', '3.6'],
    ['0.01', '0.000036'],
  ])('of %j is %s', (amount, result) => {
    expect(getResult({ ...conversionRequest, amount })).toBe(result);
  });

  it.each(['', '0', '-5', 'abc', '1e5'])('of %j is null', (amount) => {
    expect(getResult({ ...conversionRequest, amount })).toBe('0');
  });
});

describe('toConversion', () => {
  it('posts foreign money to the cash account, and metals to their own', () => {
    const bearers = CURRENCY_CODES.map(
      (source) => toConversion(accounts, { ...conversionRequest, source })?.source.accountId,
    );
    expect(bearers).toEqual([
      'account-pkr',
      'account-pkr',
      'account-pkr',
      'account-pkr',
      'account-gold',
      'account-silver',
    ]);
  });

  it('uses the first account of a type', () => {
    const held: WalletAccount[] = [{ id: 'other', type: 'gold', balance: '1' }, ...accounts];
    expect(toConversion(held, { ...conversionRequest, target: 'GOLD' })?.target.accountId).toBe(
      'other',
    );
  });

  it('normalises the same amount, however it was typed', () => {
    const typed = ['1000', '1,000.00', 'Rs. 1000', '01000.0'];
    const conversions = typed.map((amount) =>
      toConversion(accounts, { ...conversionRequest, amount }),
    );
    expect(new Set(conversions.map((conversion) => JSON.stringify(conversion))).size).toBe(1);
    expect(conversions[0]).toEqual({
      source: { currency: 'PKR', accountId: 'account-pkr', amount: '1000' },
      target: { currency: 'USD', accountId: 'account-pkr', amount: '3.6' },
    });
  });

  it('is null without an amount or an account', () => {
    expect(toConversion(accounts, { ...conversionRequest, amount: '' })).toBeNull();
    expect(toConversion([], conversionRequest)).toBeNull();
    expect(toConversion(accounts.slice(0, 1), { ...conversionRequest, target: 'GOLD' })).toBeNull();
  });

  it('fits the limits of a request and is never rounded for display', () => {
    const typed = fc
      .tuple(fc.stringMatching(/^[1-9]\d{0,29}$/), fc.stringMatching(/^\d{1,20}$/))
      .map(([whole, fraction]) => `${whole}.${fraction}`);
    const code = fc.constantFrom(...CURRENCY_CODES);
    fc.assert(
      fc.property(typed, code, code, (amount, source, target) => {
        const conversion = toConversion(accounts, { amount, source, target })!;
        for (const side of [conversion.source, conversion.target]) {
          expect(side.amount).toMatch(/^\d+(\.\d+)?$/);
          expect(side.amount.length).toBeLessThanOrEqual(64);
        }
        expect(conversion.target.amount).toBe(convertAmount(amount, source, target));
      }),
    );
  });
});

describe('getRate', () => {
  it('shows the more expensive unit in the cheaper one, in either direction', () => {
    const rupees = expect.stringMatching(/^277\.77/);
    const expected = { unit: 'USD', currency: 'PKR', amount: rupees };
    expect(getRate({ source: 'PKR', target: 'USD' })).toEqual(expected);
    expect(getRate({ source: 'USD', target: 'PKR' })).toEqual(expected);
    expect(getRate({ source: 'SILVER', target: 'GOLD' })).toMatchObject({ unit: 'GOLD' });
  });

  it('is one to one for a currency with itself', () => {
    expect(getRate({ source: 'SAR', target: 'SAR' })).toEqual({
      unit: 'SAR',
      currency: 'SAR',
      amount: '1',
    });
  });
});
