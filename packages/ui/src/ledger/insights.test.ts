import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { add } from '../format';
import { addDays, listDayBalances, listMonthsUntil, sumKinds, sumMonths } from './insights';
import { createStatement, STATEMENT_ACCOUNTS, sumChanges } from './statement';
import {
  anyHistory,
  createTransaction,
  getDayAgo,
  holdings,
  timeZone,
} from './history.arbitraries';

it.each([
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
])('%s and %i days is %s', (date, days, later) => expect(addDays(date, days)).toBe(later));

it('lists months across a year', () => {
  expect(listMonthsUntil('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});

describe('listDayBalances', () => {
  it('has each day once and ends with the present balance', () => {
    fc.assert(
      fc.property(anyHistory, fc.nat(120), (transactions, length) => {
        const period = { from: getDayAgo(length), to: getDayAgo(0) };
        for (const account of STATEMENT_ACCOUNTS) {
          const days = listDayBalances(account, { transactions, holdings, period, timeZone });
          expect(days.map(({ date }) => date)).toEqual(
            Array.from({ length: length + 1 }, (_, index) => addDays(period.from, index)),
          );
          expect(days.at(-1)?.balance).toBe(add(holdings[account]));
        }
      }),
    );
  });

  it('has the closing balance of the statement until that day', () => {
    fc.assert(
      fc.property(anyHistory, fc.nat(90), (transactions, back) => {
        const source = { transactions, holdings, timeZone };
        const period = { from: getDayAgo(90), to: getDayAgo(0) };
        const until = { from: getDayAgo(90), to: getDayAgo(back) };
        const statement = createStatement({ ...source, period: until });
        for (const account of STATEMENT_ACCOUNTS) {
          const days = listDayBalances(account, { ...source, period });
          expect(days[90 - back]?.balance).toBe(statement[account].closing);
        }
      }),
    );
  });
});

describe('sumMonths and sumKinds', () => {
  it('add up to the whole, and to each other', () => {
    fc.assert(
      fc.property(anyHistory, (transactions) => {
        const months = listMonthsUntil(getDayAgo(0).slice(0, 7), 6);
        const period = { from: `${months[0]}-01`, to: getDayAgo(0) };
        const all = sumChanges(transactions);
        for (const account of STATEMENT_ACCOUNTS) {
          const byMonth = sumMonths(account, transactions, months, timeZone);
          const byKind = sumKinds(account, transactions, period, timeZone);
          const total = (sums: readonly string[]) => add('0', ...sums);
          expect(total(byMonth.map(({ moneyIn }) => moneyIn))).toBe(add(all[account].moneyIn));
          expect(total(byMonth.map(({ moneyOut }) => moneyOut))).toBe(add(all[account].moneyOut));
          expect(total(byKind.map(({ moneyOut }) => moneyOut))).toBe(add(all[account].moneyOut));
        }
      }),
    );
  });

  it('sorts kinds by what went out, and counts conversions apart', () => {
    const transactions = [
      createTransaction({ type: 'sent', amount: '300' }),
      createTransaction({
        type: 'withdrawal',
        amount: '500',
        conversion: { from: 'PKR', to: 'GOLD' },
      }),
      createTransaction({ type: 'withdrawal', amount: '100' }),
      createTransaction({ type: 'deposit', amount: '900' }),
      createTransaction({ type: 'sent', amount: '50', status: 'pending' }),
    ];
    const period = { from: '2026-11-10', to: '2026-11-10' };
    expect(sumKinds('pkr', transactions, period, timeZone)).toEqual([
      { kind: 'conversion', moneyOut: '500' },
      { kind: 'sent', moneyOut: '300' },
      { kind: 'withdrawal', moneyOut: '100' },
    ]);
    expect(sumKinds('pkr', transactions, { from: '2026-11-11', to: '2026-11-30' })).toEqual([]);
  });
});
