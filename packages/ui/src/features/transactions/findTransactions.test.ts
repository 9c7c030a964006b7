import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, getAmountParts } from '../../format';
import { preventBreaks } from '../../format/direction';
import { toSearchText } from '../../format/searchText';
import { getDecimals } from '../../format/money';
import { money } from '../../format/testing/money';
import type { WalletTransaction } from '../../types';
import { findTransactions, getHistoryKind } from './findTransactions';
import { INITIAL_VIEW, type HistoryKind } from './historyView';

const createRow = (id: string, parts: Partial<WalletTransaction>): WalletTransaction => ({
  id,
  type: 'sent',
  currency: 'PKR',
  amount: '2500.00',
  contact: 'Sent to Bilal Hussain',
  status: 'completed',
  timestamp: '2026-11-21T08:30:00Z',
  ...parts,
});

const toGold = { from: 'PKR', to: 'GOLD' };

const history = [
  createRow('fatima', { type: 'received', amount: '5000', contact: 'Received from Fatima Noor' }),
  createRow('bilal', {}),
  createRow('salary', { type: 'received', amount: '185000.00', contact: 'Received from Crescent' }),
  createRow('gold', {
    type: 'gold_purchase',
    amount: '0.63',
    currency: 'GOLD',
    contact: 'Convert PKR to GOLD',
    conversion: toGold,
  }),
  createRow('leg', {
    type: 'withdrawal',
    amount: '10000.00',
    contact: 'Convert PKR to GOLD',
    conversion: toGold,
  }),
  createRow('riyal', { amount: '67.5', currency: 'SAR', contact: 'Sent to Zoë 1042' }),
  createRow('bill', { type: 'bill_payment', amount: '8640', contact: 'Electricity bill, Lahore' }),
  createRow('ali', { type: 'deposit', amount: '25000', contact: 'علي', status: 'failed' }),
  createRow('odd', { type: 'refund', amount: '-12.25', contact: '' }),
  createRow('broken', { type: 'refund', amount: 'n/a', contact: 'Broken' }),
];

const getText = ({ contact, type, status, currency }: WalletTransaction) =>
  toSearchText([contact, type, status, currency, currency === 'PKR' ? 'Rs.' : ''].join(' '));

const findIds = (parts: Partial<typeof INITIAL_VIEW>) =>
  findTransactions(history, { ...INITIAL_VIEW, ...parts }, getText, money).map(({ id }) => id);

describe('a search', () => {
  it.each(['', '   ', '\n'])('for an empty text, %j, finds all', (search) => {
    expect(findIds({ search })).toHaveLength(history.length);
  });

  it.each([
    ['fatima', ['fatima']],
    ['  FATIMA  noor ', ['fatima']],
    ['noor fatima', ['fatima']],
    ['zoe', ['riyal']],
    ['علی', ['ali']],
    ['failed', ['ali']],
    ['lahore electricity', ['bill']],
    ['fatima bilal', []],
    ['zzz', []],
  ])('%j finds %j by their words', (search, found) => {
    expect(findIds({ search })).toEqual(found);
  });

  it.each([
    ['2500', ['bilal', 'ali']],
    ['2,500', ['bilal', 'ali']],
    ['2 500', ['bilal', 'ali']],
    ['2500.', ['bilal', 'ali']],
    ['2,500.00', ['bilal']],
    ['Rs. 2,500.00', ['bilal']],
    ['Rs.2,500.00', ['bilal']],
    ['-2500.0', ['bilal']],
    ['\u22122,500.00', ['bilal']],
    ['+5,000', ['fatima']],
    ['۲۵۰۰', ['bilal', 'ali']],
    ['1,85,000', ['salary']],
    ['5000.00', ['fatima']],
    ['0.63', ['gold']],
    ['0.630', ['gold']],
    ['0.630 g', ['gold']],
    ['67.50 sar', ['riyal']],
    ['12.25', ['odd']],
    ['85000', []],
    ['67.51', []],
  ])('%j finds %j by the start of their amount', (search, found) => {
    expect(findIds({ search })).toEqual(found);
  });

  it('finds figures within a text', () => {
    expect(findIds({ search: '1042' })).toEqual(['riyal']);
    expect(findIds({ search: '042' })).toEqual(['riyal']);
  });

  it('combines words and amount', () => {
    expect(findIds({ search: 'sar 67' })).toEqual(['riyal']);
    expect(findIds({ search: 'usd 67' })).toEqual([]);
  });
});

describe('getHistoryKind', () => {
  const toUsd = { from: 'PKR', to: 'USD' };

  it.each([
    ['deposit', null, 'in'],
    ['received', undefined, 'in'],
    ['sent', null, 'out'],
    ['withdrawal', null, 'out'],
    ['gold_purchase', null, 'conversions'],
    ['silver_sale', undefined, 'conversions'],
    ['withdrawal', toUsd, 'conversions'],
    ['deposit', toUsd, 'conversions'],
    ['bill_payment', null, 'other'],
    ['constructor', null, 'other'],
  ] as const)('%s with conversion %j is %s', (type, conversion, kind) => {
    expect(getHistoryKind({ type, conversion })).toBe(kind);
  });
});

describe('a kind', () => {
  it('is not derived from the text', () => {
    const sent = createRow('company', { contact: 'Sent to Converters Ltd' });
    const find = (kind: HistoryKind) =>
      findTransactions([sent], { ...INITIAL_VIEW, kind }, getText, money).map(({ id }) => id);
    expect(find('out')).toEqual(['company']);
    expect(find('conversions')).toEqual([]);
  });

  it.each([
    ['in', ['fatima', 'salary', 'ali']],
    ['out', ['bilal', 'riyal']],
    ['conversions', ['gold', 'leg']],
    ['other', ['bill', 'odd', 'broken']],
  ] as const)('%s is %j', (kind, found) => {
    expect(findIds({ kind })).toEqual(found);
  });

  it('combines with a search', () => {
    expect(findIds({ kind: 'in', search: '25' })).toEqual(['ali']);
  });
});

// The time zone determines the day of a transaction. docs/rules.md TXN-18
it('finds the transactions of the days in the time zone', () => {
  const rows = [
    createRow('december', { timestamp: '2026-11-30T19:30:00Z' }),
    createRow('november', { timestamp: '2026-11-30T18:30:00Z' }),
    createRow('unreadable', { timestamp: 'soon' }),
  ];
  const period = { from: '2026-11-01', to: '2026-11-30' };
  const find = (timeZone: string) =>
    findTransactions(rows, { ...INITIAL_VIEW, period }, () => '', money, timeZone).map(
      ({ id }) => id,
    );
  expect(find('Asia/Karachi')).toEqual(['november']);
  expect(find('UTC')).toEqual(['december', 'november']);
});

describe('an amount as displayed', () => {
  const row = createRow('shown', { amount: '2500.5', contact: 'Ali' });
  const gold = createRow('gold', { amount: '1234.5', currency: 'GOLD', contact: 'Ali' });
  const other = createRow('other', { amount: '25.5', contact: 'Ali' });

  it.each(['en', 'ur-PK-u-nu-latn', 'ar-u-nu-latn', 'ar-u-nu-arab', 'id', 'de', 'fr', 'hi', 'bn'])(
    'is found in %s',
    (locale) => {
      const options = { money, locale };
      const write = ({ amount, currency }: WalletTransaction) => {
        const { prefix, suffix } = getAmountParts(amount, currency, options);
        return toSearchText([currency, prefix, suffix].join(' '));
      };
      const find = (search: string) =>
        findTransactions(
          [row, gold, other],
          { ...INITIAL_VIEW, search },
          write,
          money,
          undefined,
          locale,
        ).map(({ id }) => id);
      for (const { id, amount, currency } of [row, gold]) {
        for (const text of [
          formatAmount(amount, currency, { ...options, sign: 'always' }),
          formatAmount(`-${amount}`, currency, options),
          formatAmount(amount, currency, options),
          preventBreaks(formatAmount(amount, currency, { ...options, sign: 'always' })),
        ]) {
          expect(find(text)).toEqual([id]);
        }
      }
    },
  );

  it('is found, whatever the amount, in every language and format', () => {
    const digits = fc.bigInt({ min: 1n, max: 10n ** 14n }).map(String);
    const format = fc.record({
      locale: fc.constantFrom('en', 'ur-PK-u-nu-latn', 'ar-u-nu-arab', 'id', 'de', 'fr', 'hi'),
      sign: fc.constantFrom('auto', 'always', 'never'),
      naming: fc.constantFrom('code', 'symbol', 'isoCode'),
      trailingZeroDisplay: fc.constantFrom('auto', 'stripIfInteger'),
    } as const);
    const currencies = fc.constantFrom(...Object.keys(money.currencies));
    fc.assert(
      fc.property(digits, currencies, format, (written, currency, { locale, ...rest }) => {
        const decimals = getDecimals(currency, money);
        const padded = written.padStart(decimals + 1, '0');
        const amount = `${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`;
        const options = { ...rest, locale, money };
        const shown = createRow('shown', { amount, currency, contact: 'Ali' });
        // Ends with the same digits.
        const other = createRow('other', { amount: `9${amount}`, currency, contact: 'Ali' });
        const { prefix, suffix } = getAmountParts(amount, currency, options);
        const found = findTransactions(
          [shown, other],
          { ...INITIAL_VIEW, search: formatAmount(amount, currency, options) },
          () => toSearchText([currency, prefix, suffix].join(' ')),
          money,
          undefined,
          locale,
        );
        expect(found.map(({ id }) => id)).toEqual(['shown']);
      }),
      { numRuns: 500 },
    );
  });
});
