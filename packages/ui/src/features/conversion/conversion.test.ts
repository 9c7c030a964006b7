import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, convertAmount, formatAvailable, parseAmount } from '../../format';
import { dinarMoney, money, withoutRates } from '../../format/testing/money';
import type { WalletAccount } from '../../types';
import {
  getAvailableAmount,
  getInitialTarget,
  getLoadableAmount,
  getRate,
  getResult,
  toConversion,
} from './conversion';

const CODES = Object.keys(money.currencies);
const rates = money.rates.value;

// Their values in a foreign currency have more than two decimals.
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
    expect(getAvailableAmount(accounts, currency, money)).toBe(available);
  });

  it('adds up accounts of one type, and is null without one', () => {
    const held: WalletAccount[] = [
      { id: 'a', type: 'trustvault', balance: '100' },
      { id: 'b', type: 'trustvault', balance: '0.5' },
    ];
    expect(getAvailableAmount(held, 'PKR', money)).toBe('100.5');
    expect(getAvailableAmount(held, 'SAR', money)).toBe('1.35675');
    expect(getAvailableAmount(held, 'GOLD', money)).toBe('0');
  });

  it('shows a figure that can be submitted', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 24n });
    fc.assert(
      fc.property(cents, fc.constantFrom(...CODES), (units, currency) => {
        const balance = `${units / 10n ** 8n}.${String(units % 10n ** 8n).padStart(8, '0')}`;
        const held = (['trustvault', 'gold', 'silver'] as const).map((type) => ({
          id: type,
          type,
          balance,
        }));
        const available = getAvailableAmount(held, currency, money);
        const read = parseAmount(formatAvailable(available, currency, { money }));
        expect(compare(read!, available)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('getResult', () => {
  it.each([
    ['1000', '3.6'],
    ['1,000', '3.6'],
    ['۱۰۰۰', '3.6'],
    ['0.01', '0.000036'],
  ])('of %j is %s', (amount, result) => {
    expect(getResult({ ...conversionRequest, amount }, money)).toBe(result);
  });

  it.each(['', '0', '-5', 'abc', '1e5', '1.239', '10,00', '1.500'])('of %j is 0', (amount) => {
    expect(getResult({ ...conversionRequest, amount }, money)).toBe('0');
  });
});

describe('toConversion', () => {
  it('posts foreign money to the cash account, and metals to their own', () => {
    const bearers = CODES.map(
      (source) => toConversion(accounts, { ...conversionRequest, source }, money)?.source.accountId,
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
    expect(
      toConversion(held, { ...conversionRequest, target: 'GOLD' }, money)?.target.accountId,
    ).toBe('other');
  });

  it('normalises the same amount, however it was typed', () => {
    const typed = ['1000', '1,000.00', 'Rs. 1000', '01000.0'];
    const conversions = typed.map((amount) =>
      toConversion(accounts, { ...conversionRequest, amount }, money),
    );
    expect(new Set(conversions.map((conversion) => JSON.stringify(conversion))).size).toBe(1);
    expect(conversions[0]).toEqual({
      source: { currency: 'PKR', accountId: 'account-pkr', amount: '1000' },
      target: { currency: 'USD', accountId: 'account-pkr', amount: '3.6' },
    });
  });

  it('is null without an amount or an account', () => {
    expect(toConversion(accounts, { ...conversionRequest, amount: '' }, money)).toBeNull();
    expect(toConversion([], conversionRequest, money)).toBeNull();
    expect(
      toConversion(accounts.slice(0, 1), { ...conversionRequest, target: 'GOLD' }, money),
    ).toBeNull();
  });

  it('fits the limits of a request and is never rounded for display', () => {
    const typed = fc
      .tuple(fc.stringMatching(/^[1-9]\d{0,29}$/), fc.stringMatching(/^\d{1,2}$/))
      .map(([whole, fraction]) => `${whole}.${fraction}`);
    const code = fc.constantFrom(...CODES);
    fc.assert(
      fc.property(typed, code, code, (amount, source, target) => {
        const conversion = toConversion(accounts, { amount, source, target }, money)!;
        for (const side of [conversion.source, conversion.target]) {
          expect(side.amount).toMatch(/^\d{1,40}(\.\d{1,20})?$/);
        }
        expect(conversion.target.amount).toBe(convertAmount(amount, source, target, rates));
      }),
    );
  });
});

describe('getRate', () => {
  it('shows the more expensive unit in the cheaper one, in either direction', () => {
    const rupees = expect.stringMatching(/^277\.77/);
    const expected = { unit: 'USD', currency: 'PKR', amount: rupees };
    expect(getRate({ source: 'PKR', target: 'USD' }, money)).toEqual(expected);
    expect(getRate({ source: 'USD', target: 'PKR' }, money)).toEqual(expected);
    expect(getRate({ source: 'SILVER', target: 'GOLD' }, money)).toMatchObject({ unit: 'GOLD' });
  });

  it('is one to one for a currency with itself', () => {
    expect(getRate({ source: 'SAR', target: 'SAR' }, money)).toEqual({
      unit: 'SAR',
      currency: 'SAR',
      amount: '1',
    });
  });
});

describe('in another wallet', () => {
  const held: readonly WalletAccount[] = [
    { id: 'cash', type: 'current', balance: '1000.125' },
    { id: 'gold', type: 'gold', balance: '2.5' },
    { id: 'platinum', type: 'PLATINUM', balance: '4' },
  ];

  it.each([
    ['KWD', '1000.125'],
    ['USD', '3250.40625'],
    ['GOLD_TOLA', '2.5'],
    ['PLATINUM', '4'],
  ])('%s %s is available', (currency, available) => {
    expect(getAvailableAmount(held, currency, dinarMoney)).toBe(available);
  });

  it('posts to the accounts of its currencies', () => {
    const input = { amount: '1.25', source: 'USD', target: 'PLATINUM' };
    expect(toConversion(held, input, dinarMoney)).toEqual({
      source: { currency: 'USD', accountId: 'cash', amount: '1.25' },
      target: {
        currency: 'PLATINUM',
        accountId: 'platinum',
        amount: convertAmount('1.25', 'USD', 'PLATINUM', dinarMoney.rates.value),
      },
    });
  });

  it('begins with the first currency besides the home currency', () => {
    expect(getInitialTarget(money)).toBe('USD');
    expect(getInitialTarget(dinarMoney)).toBe('USD');
    const { KWD, GOLD_TOLA } = dinarMoney.currencies;
    const goldFirst = { ...dinarMoney, currencies: { GOLD_TOLA: GOLD_TOLA!, KWD: KWD! } };
    expect(getInitialTarget(goldFirst)).toBe('GOLD_TOLA');
    expect(getInitialTarget({ ...dinarMoney, currencies: { KWD: KWD! } })).toBe('KWD');
  });
});

describe('getLoadableAmount', () => {
  const ready = { status: 'ready', value: accounts } as const;
  const failed = { status: 'error', retry: () => {} } as const;
  const loading = { status: 'loading' } as const;

  it('is the available amount once accounts and rates are loaded', () => {
    const amount = getLoadableAmount(ready, 'USD', money);
    expect(amount).toEqual({ status: 'ready', value: '2520.0108' });
  });

  it('loads and fails with the accounts, then with the rates', () => {
    expect(getLoadableAmount(loading, 'USD', withoutRates(money, failed))).toBe(loading);
    expect(getLoadableAmount(failed, 'USD', withoutRates(money))).toBe(failed);
    expect(getLoadableAmount(ready, 'USD', withoutRates(money))).toEqual(loading);
    expect(getLoadableAmount(ready, 'USD', withoutRates(money, failed))).toBe(failed);
  });
});
