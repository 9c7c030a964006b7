import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { add, listHeldCurrencies } from '../format';
import { dinarMoney, money } from '../format/testing/money';
import { addDays, listDayBalances, listMonthsUntil, sumKinds, sumMonths } from './insights';
import { createStatement, sumChanges } from './statement';
import {
  anyHistory,
  createTransaction,
  getDayAgo,
  holdings,
  timeZone,
} from './history.arbitraries';

const ACCOUNTS = ['PKR', 'GOLD', 'SILVER'] as const;

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
        for (const account of ACCOUNTS) {
          const days = listDayBalances(account, {
            transactions,
            holdings,
            money,
            period,
            timeZone,
          });
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
        const source = { transactions, holdings, money, timeZone };
        const period = { from: getDayAgo(90), to: getDayAgo(0) };
        const until = { from: getDayAgo(90), to: getDayAgo(back) };
        const statement = createStatement({ ...source, period: until });
        expect(statement.map(({ currency }) => currency)).toEqual(ACCOUNTS);
        for (const { currency, closing } of statement) {
          const days = listDayBalances(currency, { ...source, period });
          expect(days[90 - back]?.balance).toBe(closing);
        }
      }),
    );
  });
});

describe('sumMonths and sumKinds', () => {
  it('add up to the total', () => {
    fc.assert(
      fc.property(anyHistory, (transactions) => {
        const months = listMonthsUntil(getDayAgo(0).slice(0, 7), 6);
        const period = { from: `${months[0]}-01`, to: getDayAgo(0) };
        const all = sumChanges(transactions, money);
        expect(all.map(({ currency }) => currency)).toEqual(ACCOUNTS);
        for (const { currency, moneyIn: allIn, moneyOut: allOut } of all) {
          const byMonth = sumMonths(currency, transactions, money, months, timeZone);
          const byKind = sumKinds(currency, transactions, money, period, timeZone);
          const total = (sums: readonly string[]) => add('0', ...sums);
          expect(total(byMonth.map(({ moneyIn }) => moneyIn))).toBe(add(allIn));
          expect(total(byMonth.map(({ moneyOut }) => moneyOut))).toBe(add(allOut));
          expect(total(byKind.map(({ moneyOut }) => moneyOut))).toBe(add(allOut));
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
    expect(sumKinds('PKR', transactions, money, period, timeZone)).toEqual([
      { kind: 'conversion', moneyOut: '500' },
      { kind: 'sent', moneyOut: '300' },
      { kind: 'withdrawal', moneyOut: '100' },
    ]);
    expect(sumKinds('PKR', transactions, money, { from: '2026-11-11', to: '2026-11-30' })).toEqual(
      [],
    );
  });
});

describe('in a wallet with other currencies', () => {
  const transactions = [
    createTransaction({ type: 'sent', currency: 'KWD', amount: '12.3456' }),
    createTransaction({ type: 'sent', currency: 'USD', amount: '10' }),
    createTransaction({ type: 'sent', currency: 'PLATINUM', amount: '1.5' }),
    createTransaction({ type: 'sent', currency: 'PKR', amount: '500' }),
  ];
  const period = { from: '2026-11-10', to: '2026-11-11' };

  it('has the balances of its accounts', () => {
    const source = { transactions, money: dinarMoney, period, timeZone };
    const held = { KWD: '100', GOLD_TOLA: '2.5', PLATINUM: '4' };
    const balances = listHeldCurrencies(dinarMoney).map((currency) =>
      listDayBalances(currency, { ...source, holdings: held }).map(({ balance }) => balance),
    );
    expect(balances).toEqual([
      ['100', '100'],
      ['2.5', '2.5'],
      ['4', '4'],
    ]);
    const before = { ...source, period: { from: '2026-11-09', to: '2026-11-09' } };
    expect(listDayBalances('KWD', { ...before, holdings: held })).toEqual([
      { date: '2026-11-09', balance: '115.423' },
    ]);
    expect(listDayBalances('PLATINUM', { ...before, holdings: held })).toEqual([
      { date: '2026-11-09', balance: '5.5' },
    ]);
    // Currencies without an account, and metals missing in `holdings`, have a balance of 0.
    expect(listDayBalances('GOLD_TOLA', { ...before, holdings: {} })).toEqual([
      { date: '2026-11-09', balance: '0' },
    ]);
    expect(listDayBalances('SILVER', { ...before, holdings: held })).toEqual([
      { date: '2026-11-09', balance: '0' },
    ]);
  });

  it('has the sums of its accounts', () => {
    expect(sumKinds('KWD', transactions, dinarMoney, period, timeZone)).toEqual([
      { kind: 'sent', moneyOut: '15.423' },
    ]);
    expect(sumMonths('PLATINUM', transactions, dinarMoney, ['2026-11'], timeZone)).toMatchObject([
      { month: '2026-11', moneyIn: '0', moneyOut: '1.5' },
    ]);
    expect(sumMonths('SILVER', transactions, dinarMoney, ['2026-11'], timeZone)).toEqual([
      { month: '2026-11', moneyIn: '0', moneyOut: '0' },
    ]);
  });
});
