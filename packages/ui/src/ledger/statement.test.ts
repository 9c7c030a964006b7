import { balances, history } from '@rad-wallet/mocks/samples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare } from '../format';
import { getIsoDate, getLastDay } from './isoDate';
import {
  anyHistory,
  createTransaction,
  getDayAgo,
  holdings,
  NOW,
  timeZone,
} from './history.arbitraries';
import {
  createStatement,
  getBalanceChange,
  STATEMENT_ACCOUNTS,
  sumChanges,
  type StatementAccountId,
} from './statement';

describe('getBalanceChange', () => {
  it.each([
    [{}, 'pkr', '100'],
    [{ type: 'sent' }, 'pkr', '-100'],
    [{ type: 'unknown' }, 'pkr', '-100'],
    [{ type: 'gold_purchase', currency: 'GOLD', amount: '0.315' }, 'gold', '0.315'],
    [{ type: 'silver_sale', currency: 'SILVER', amount: '9.6' }, 'silver', '-9.6'],
    [{ type: 'received', currency: 'USD', amount: '36' }, 'pkr', '10000'],
    [{ type: 'sent', currency: 'SAR', amount: '1' }, 'pkr', '-74.07'],
  ] as const)('%j changes %s by %s', (parts, account, change) => {
    expect(getBalanceChange(createTransaction(parts))).toEqual({ account, change });
  });

  it.each([{ status: 'pending' }, { status: 'reversed' }, { currency: 'EUR' }, { amount: 'x' }])(
    '%j changes nothing',
    (parts) => {
      expect(getBalanceChange(createTransaction(parts))).toBeNull();
    },
  );
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
        const statement = createStatement({ transactions, holdings, period, timeZone });
        for (const account of STATEMENT_ACCOUNTS) {
          const { opening, entries, moneyIn, moneyOut, closing } = statement[account];
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
        const statement = createStatement({ transactions, holdings, period, timeZone });
        for (const [account, { moneyIn, moneyOut }] of Object.entries(sumChanges(transactions))) {
          expect(statement[account as StatementAccountId]).toMatchObject({ moneyIn, moneyOut });
        }
      }),
    );
  });

  it('continues from one period to the next, and ends with the present balance', () => {
    fc.assert(
      fc.property(anyHistory, fc.integer({ min: 1, max: 119 }), (transactions, cut) => {
        const make = (period: { from: string; to: string }) =>
          createStatement({ transactions, holdings, period, timeZone });
        const first = make({ from: getDayAgo(120), to: getDayAgo(cut) });
        const second = make({ from: getDayAgo(cut - 1), to: getDayAgo(0) });
        for (const account of STATEMENT_ACCOUNTS) {
          expect(second[account].opening).toBe(first[account].closing);
          expect(second[account].closing).toBe(add(holdings[account]));
        }
      }),
    );
  });

  it('begins the sample wallet with nothing below zero', () => {
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
      holdings: balances,
      period: { from: '2000-01-01', to: getDayAgo(0) },
      timeZone,
    });
    for (const account of STATEMENT_ACCOUNTS) {
      expect(compare(statement[account].opening, '0')).not.toBe(-1);
      expect(statement[account].entries.length).toBeGreaterThan(0);
    }
  });
});
