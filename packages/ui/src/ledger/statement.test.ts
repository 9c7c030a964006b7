import { history, holdings as sampleHoldings } from '@rad-wallet/mocks/samples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare } from '../format';
import { dinarMoney, money } from '../format/testing/money';
import { getIsoDate, getLastDay } from './isoDate';
import {
  anyHistory,
  createTransaction,
  getDayAgo,
  holdings,
  NOW,
  timeZone,
} from './history.arbitraries';
import { createStatement, getBalanceChange, sumAccountChanges, sumChanges } from './statement';

const ACCOUNTS = ['PKR', 'GOLD', 'SILVER'] as const;

describe('getBalanceChange', () => {
  it.each([
    [{}, 'PKR', '100'],
    [{ type: 'sent' }, 'PKR', '-100'],
    [{ type: 'unknown' }, 'PKR', '-100'],
    [{ type: 'gold_purchase', currency: 'GOLD', amount: '0.315' }, 'GOLD', '0.315'],
    [{ type: 'silver_sale', currency: 'SILVER', amount: '9.6' }, 'SILVER', '-9.6'],
    [{ type: 'received', currency: 'USD', amount: '36' }, 'PKR', '10000'],
    [{ type: 'sent', currency: 'SAR', amount: '1' }, 'PKR', '-74.07'],
  ] as const)('%j changes %s by %s', (parts, account, change) => {
    expect(getBalanceChange(createTransaction(parts), money)).toEqual({ account, change });
  });

  it.each([{ status: 'pending' }, { status: 'reversed' }, { currency: 'EUR' }, { amount: 'x' }])(
    '%j changes nothing',
    (parts) => {
      expect(getBalanceChange(createTransaction(parts), money)).toBeNull();
    },
  );
});

describe('getBalanceChange in a wallet with other currencies', () => {
  it.each([
    [{ currency: 'KWD', amount: '12.3456' }, 'KWD', '12.346'],
    [{ currency: 'KWD', amount: '1.250', type: 'sent' }, 'KWD', '-1.25'],
    [{ currency: 'USD', amount: '10', type: 'sent' }, 'KWD', '-3.077'],
    [{ currency: 'GOLD_TOLA', amount: '0.12345' }, 'GOLD_TOLA', '0.12345'],
    [{ currency: 'PLATINUM', amount: '1.5', type: 'sent' }, 'PLATINUM', '-1.5'],
  ])('%j changes %s by %s', (parts, account, change) => {
    const transaction = createTransaction(parts);
    expect(getBalanceChange(transaction, dinarMoney)).toEqual({ account, change });
  });

  it.each(['PKR', 'GOLD', 'SILVER', 'toString'])('%s changes nothing', (currency) => {
    expect(getBalanceChange(createTransaction({ currency }), dinarMoney)).toBeNull();
  });
});

describe('getIsoDate', () => {
  it('is the day in the time zone', () => {
    expect(getIsoDate('2026-11-30T19:30:00Z', 'Asia/Karachi')).toBe('2026-12-01');
    expect(getIsoDate('2026-11-30T19:30:00Z', 'America/New_York')).toBe('2026-11-30');
    expect(getIsoDate('soon', 'UTC')).toBe('');
  });
});

describe('getLastDay', () => {
  it.each([
    ['2026-11', '2026-11-30'],
    ['2026-12', '2026-12-31'],
    ['2027-02', '2027-02-28'],
    ['2028-02', '2028-02-29'],
  ])('of %s is %s', (month, day) => expect(getLastDay(month)).toBe(day));
});

describe('createStatement', () => {
  it('adds up to the paisa: opening, every entry, closing', () => {
    fc.assert(
      fc.property(anyHistory, fc.nat(120), fc.nat(120), (transactions, a, b) => {
        const period = { from: getDayAgo(Math.max(a, b)), to: getDayAgo(Math.min(a, b)) };
        const statement = createStatement({ transactions, holdings, money, period, timeZone });
        expect(statement.map(({ currency }) => currency)).toEqual(ACCOUNTS);
        for (const { opening, entries, moneyIn, moneyOut, closing } of statement) {
          expect(add(opening, ...entries.map(({ change }) => change))).toBe(closing);
          expect(add(opening, moneyIn, `-${moneyOut}`.replace('--', ''))).toBe(closing);
          expect(entries.at(-1)?.balance ?? opening).toBe(closing);
        }
      }),
    );
  });

  it('has the sums of its transactions', () => {
    fc.assert(
      fc.property(anyHistory, (transactions) => {
        const period = { from: getDayAgo(120), to: getDayAgo(0) };
        const statement = createStatement({ transactions, holdings, money, period, timeZone });
        const sums = sumChanges(transactions, money);
        expect(sums.map(({ currency }) => currency)).toEqual(ACCOUNTS);
        expect(statement).toMatchObject(sums);
        for (const { currency, ...sum } of sums) {
          expect(sumAccountChanges(currency, transactions, money)).toMatchObject(sum);
        }
      }),
    );
  });

  it('continues from one period to the next, and ends with the present balance', () => {
    fc.assert(
      fc.property(anyHistory, fc.integer({ min: 1, max: 119 }), (transactions, cut) => {
        const make = (period: { from: string; to: string }) =>
          createStatement({ transactions, holdings, money, period, timeZone });
        const first = make({ from: getDayAgo(120), to: getDayAgo(cut) });
        const second = make({ from: getDayAgo(cut - 1), to: getDayAgo(0) });
        expect(second.map(({ opening }) => opening)).toEqual(first.map(({ closing }) => closing));
        expect(second).toHaveLength(ACCOUNTS.length);
        for (const { currency, closing } of second) {
          expect(closing).toBe(add(holdings[currency as (typeof ACCOUNTS)[number]]));
        }
      }),
    );
  });

  it('has no negative opening balance in the sample wallet', () => {
    const transactions = history
      .toSorted((a, b) => a.minutesAgo - b.minutesAgo)
      .map(({ minutesAgo, ...entry }, index) =>
        createTransaction({
          ...entry,
          id: String(index),
          timestamp: new Date(NOW - minutesAgo * 60_000).toISOString(),
        }),
      );
    const statement = createStatement({
      transactions,
      holdings: sampleHoldings,
      money,
      period: { from: '2000-01-01', to: getDayAgo(0) },
      timeZone,
    });
    expect(statement.map(({ currency }) => currency)).toEqual(ACCOUNTS);
    for (const { opening, entries } of statement) {
      expect(compare(opening, '0')).not.toBe(-1);
      expect(entries.length).toBeGreaterThan(0);
    }
  });
});

describe('createStatement in a wallet with other currencies', () => {
  const transactions = [
    createTransaction({ id: 'dollars', type: 'sent', currency: 'USD', amount: '10' }),
    createTransaction({ id: 'platinum', currency: 'PLATINUM', amount: '1.5' }),
    createTransaction({ id: 'dinars', currency: 'KWD', amount: '12.345' }),
  ];
  const period = { from: '2026-11-01', to: '2026-11-30' };
  const options = { transactions, money: dinarMoney, period, timeZone };

  it('has the statements of its accounts, with all their decimals', () => {
    const held = { KWD: '100.125', PLATINUM: '4' };
    const statement = createStatement({ ...options, holdings: held });
    const entry = (id: string, change: string, balance: string) =>
      expect.objectContaining({ transaction: expect.objectContaining({ id }), change, balance });
    expect(statement).toEqual([
      {
        currency: 'KWD',
        opening: '90.857',
        entries: [entry('dinars', '12.345', '103.202'), entry('dollars', '-3.077', '100.125')],
        moneyIn: '12.345',
        moneyOut: '3.077',
        closing: '100.125',
      },
      // A metal missing in `holdings` has a balance of 0.
      {
        currency: 'GOLD_TOLA',
        opening: '0',
        entries: [],
        moneyIn: '0',
        moneyOut: '0',
        closing: '0',
      },
      {
        currency: 'PLATINUM',
        opening: '2.5',
        entries: [entry('platinum', '1.5', '4')],
        moneyIn: '1.5',
        moneyOut: '0',
        closing: '4',
      },
    ]);
  });

  it('has the sums of its accounts, and none of others', () => {
    expect(sumChanges(transactions, dinarMoney)).toEqual([
      { currency: 'KWD', moneyIn: '12.345', moneyOut: '3.077' },
      { currency: 'GOLD_TOLA', moneyIn: '0', moneyOut: '0' },
      { currency: 'PLATINUM', moneyIn: '1.5', moneyOut: '0' },
    ]);
    expect(sumAccountChanges('SILVER', transactions, dinarMoney)).toEqual({
      moneyIn: '0',
      moneyOut: '0',
    });
  });
});
