import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accountSchema } from './account';
import { balancesSchema } from './balances';
import { amountSchema } from './amount';
import { formatConversionIntent, parseConversionIntent } from './conversionIntent';
import { decimalSchema } from './decimal';
import { newTransactionSchema } from './newTransaction';
import { historySchema, transactionSchema } from './transaction';
import { newTransferSchema } from './transfer';

const transaction = {
  id: 'txn-1',
  type: 'deposit',
  currency: 'PKR',
  amount: '100.00',
  description: 'Deposit via Debit Card',
  status: 'completed',
  timestamp: '2026-11-21T10:30:00.000Z',
};

describe('amounts in requests', () => {
  const LONGEST = `${'9'.repeat(40)}.${'9'.repeat(20)}`;

  it.each(['1', '0.01', '1000', '711875.00', '0.063', LONGEST])('may be %s', (amount) =>
    expect(v.is(amountSchema, amount)).toBe(true),
  );

  it.each(['', '0', '0.00', '-1', '+1', '1,000', '1e3', '.5', '5.', ' 1', '٣', '0x1', 'NaN', 1000])(
    'may not be %j',
    (amount) => expect(v.is(amountSchema, amount)).toBe(false),
  );

  it('may not have more digits before or after the point', () => {
    expect(v.is(amountSchema, '9'.repeat(41))).toBe(false);
    expect(v.is(amountSchema, `1.${'9'.repeat(21)}`)).toBe(false);
  });
});

describe('decimals in responses', () => {
  it.each(['0', '-5.25', '29.2'])('may be %s', (value) =>
    expect(v.is(decimalSchema, value)).toBe(true),
  );
  it.each(['1,000', '1e3', 'NaN', '', 5, '9'.repeat(129)])('may not be %j', (value) =>
    expect(v.is(decimalSchema, value)).toBe(false),
  );
});

describe('accounts', () => {
  it.each([
    ['trustvault', 'trustvault'],
    ['gold', 'gold'],
    ['silver', 'silver'],
    ['savings', 'trustvault'],
    ['Gold', 'trustvault'],
    ['', 'trustvault'],
  ])('with type %j become %s', (type, expected) => {
    expect(v.parse(accountSchema, { id: 'a', type, balance: '1' }).type).toBe(expected);
  });

  it('have string ids, even if the server sends numbers', () => {
    expect(v.parse(accountSchema, { id: 7, type: 'gold', balance: '1' }).id).toBe('7');
  });

  it.each(['9007199254740993', '1e400', '0.5', '-1e308'])(
    'may not have the number %s as id, which is not exact or not an id',
    (id) => {
      const account: unknown = JSON.parse(`{ "id": ${id}, "type": "gold", "balance": "1" }`);
      expect(v.is(accountSchema, account)).toBe(false);
    },
  );

  it('have balances that are decimal strings', () => {
    expect(v.is(accountSchema, { id: 'a', type: 'gold', balance: 29.2 })).toBe(false);
  });
});

describe('transactions', () => {
  it('require only fields that screens use', () => {
    expect(v.parse(transactionSchema, transaction)).toMatchObject(transaction);
  });

  it('derive their facts from the description if the server omits them', () => {
    const facts = { conversion: null, counterparty: 'Debit Card', isReversal: false };
    expect(v.parse(transactionSchema, transaction)).toEqual({ ...transaction, ...facts });
    const invalid = { conversion: 'PKR to GOLD', counterparty: 7, isReversal: 'no' };
    expect(v.parse(transactionSchema, { ...transaction, ...invalid })).toMatchObject(facts);
  });

  it('keep the facts that the server sends, including null', () => {
    const stated = {
      conversion: { from: 'PKR', to: 'GOLD' },
      counterparty: null,
      isReversal: true,
    };
    expect(v.parse(transactionSchema, { ...transaction, ...stated })).toMatchObject(stated);
    const leg = { ...transaction, description: 'Convert PKR to GOLD', conversion: null };
    expect(v.parse(transactionSchema, leg).conversion).toBeNull();
  });

  it('keep unknown types and statuses', () => {
    const odd = { ...transaction, type: 'zakat', status: 'reversed' };
    expect(v.parse(transactionSchema, odd)).toMatchObject({ type: 'zakat', status: 'reversed' });
  });

  it('have a valid timestamp', () => {
    for (const timestamp of ['yesterday', '2026-11-21 10:00:00']) {
      expect(v.is(transactionSchema, { ...transaction, timestamp })).toBe(false);
    }
  });

  it.each([
    ['4xK9', '4xK9'],
    ['', undefined],
    [null, undefined],
    [7, undefined],
  ])('parses the hash %j as %j', (blockchainHash, read) => {
    const { blockchainHash: hash } = v.parse(transactionSchema, { ...transaction, blockchainHash });
    expect(hash).toBe(read);
  });

  it('are posted completed and verified', () => {
    const { id: _id, status: _status, timestamp: _timestamp, ...input } = transaction;
    expect(v.parse(newTransactionSchema, { ...input, accountId: 'a' })).toMatchObject({
      status: 'completed',
      verified: true,
    });
  });
});

it('balances are four decimal strings', () => {
  const balances = { totalBalance: '3', pkrBalance: '1', goldBalance: '2', goldInTola: '0.1715' };
  expect(v.parse(balancesSchema, balances)).toEqual(balances);
  expect(v.is(balancesSchema, { ...balances, goldInTola: undefined })).toBe(false);
});

it('transfers are in PKR and have a recipient', () => {
  const transfer = { accountId: 'a', amount: '1', recipientName: 'Ayesha', currency: 'PKR' };
  expect(v.is(newTransferSchema, transfer)).toBe(true);
  expect(v.is(newTransferSchema, { ...transfer, currency: 'USD' })).toBe(false);
  expect(v.is(newTransferSchema, { ...transfer, recipientName: '' })).toBe(false);
});

describe('a conversion intent', () => {
  const side = (accountId: string) => ({ accountId, currency: 'PKR', amount: '1' });
  const intent = { id: 'key-1', source: side('نقد"\\ 😀'), target: side('gold') };

  it('is ASCII in its header, and can be parsed', () => {
    const header = formatConversionIntent(intent);
    expect(header).toMatch(/^[ -~]+$/);
    expect(new Headers({ 'Conversion-Intent': header }).get('Conversion-Intent')).toBe(header);
    expect(parseConversionIntent(header)).toEqual(intent);
  });

  it.each(['', 'x', '{}', JSON.stringify({ ...intent, id: 'k'.repeat(254) })])(
    'is not %j',
    (header) => expect(parseConversionIntent(header)).toBeNull(),
  );
});

it('an entry with an invalid amount or time does not hide the rest of a history', () => {
  const odd = [
    { ...transaction, id: 'amount', amount: '1e3' },
    { ...transaction, id: 'number', amount: 1000 },
    { ...transaction, id: 'time', timestamp: '2026-11-21 10:00:00' },
  ];
  const loaded = v.parse(historySchema, [transaction, ...odd]);
  expect(loaded.map(({ id, amount, timestamp }) => [id, amount, timestamp])).toEqual([
    [transaction.id, transaction.amount, transaction.timestamp],
    ['amount', '–', transaction.timestamp],
    ['number', '–', transaction.timestamp],
    ['time', transaction.amount, ''],
  ]);
});
