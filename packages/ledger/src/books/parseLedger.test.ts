import { describe, expect, it } from 'vitest';
import { createSeedLedger } from './createSeedLedger';
import { getLedgerBalance } from './balances';
import { openLedger } from './openLedger';
import { parseLedger } from './parseLedger';
import { postEntry } from './postEntry';
import { NOW, terms } from '../testing/books';

const sound = createSeedLedger({
  pkr: '100',
  now: NOW,
  terms,
  transactions: [
    { type: 'deposit', amount: '250', description: 'Deposit via Debit Card', minutesAgo: 90 },
    { type: 'received', amount: '3.6', currency: 'USD', description: 'In', minutesAgo: 60 },
    { type: 'sent', amount: '1200', description: 'Sent to Bilal Ahmed', minutesAgo: 30 },
  ],
});
const entry = sound.entries[0]!;
const posting = sound.postings[0]!;

const { postings: _postings, holds: _holds, conversions: _conversions, ...rest } = sound;
const first = { ...rest, version: 1 };

describe('parseLedger', () => {
  it('parses a stored ledger', () => {
    expect(parseLedger(structuredClone(sound), terms)).toEqual(sound);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['text', 'garbage'],
    ['another version', { ...sound, version: 3 }],
    ['a missing part', { ...sound, entries: undefined }],
    ['an amount that is none', { ...sound, entries: [{ ...entry, amount: 'NaN' }] }],
    ['an entry without an account', { ...sound, entries: [{ ...entry, accountId: 'unknown' }] }],
    ['a completed entry without legs', { ...sound, postings: [] }],
    ['legs of no entry', { ...sound, postings: [...sound.postings, { ...posting, id: 'x' }] }],
    [
      'legs that are not balanced',
      { ...sound, postings: sound.postings.map(({ id, legs }) => ({ id, legs: legs.slice(1) })) },
    ],
    ['the same id twice', { ...sound, entries: [...sound.entries, entry] }],
    [
      'an overdrawn account',
      { ...sound, accounts: sound.accounts.map((a) => ({ ...a, opening: '-9999999' })) },
    ],
    [
      'an answer about no entry',
      { ...sound, answered: [{ key: 'k', request: '{}', entryId: 'x' }] },
    ],
  ])('rejects %s', (_what, stored) => {
    expect(parseLedger(stored, terms)).toBeNull();
  });
});

describe('a ledger in the first format', () => {
  it('is parsed with its balances', () => {
    expect(parseLedger(first, terms)).toEqual(sound);
  });

  it('keeps its idempotency keys', () => {
    const answered = [{ key: 'k', request: 'as it was', entryId: 'txn-0003' }];
    const ledger = parseLedger({ ...first, answered }, terms)!;
    const { id, timestamp: _timestamp, ...draft } = sound.entries[2]!;
    const again = postEntry(ledger, draft, { now: NOW, terms, key: 'k' });
    expect(again).toMatchObject({ entry: { id }, ledger: { entries: { length: 3 } } });
  });

  it.each([
    ['contradicts itself', { ...first, accounts: [] }],
    ['has the same id twice', { ...first, entries: [entry, entry] }],
    ['answers about no entry', { ...first, answered: [{ key: 'k', request: '', entryId: 'x' }] }],
  ])('is rejected if it %s', (_what, stored) => {
    expect(parseLedger(stored, terms)).toBeNull();
  });
});

describe('openLedger', () => {
  const account = { id: 'cash', type: 'trustvault', opening: '0' };

  it('rejects a negative opening balance', () => {
    const accounts = [{ ...account, opening: '-1' }];
    expect(() => openLedger({ accounts, terms })).toThrow('Account cash would open with -1');
  });

  it('rejects an impossible history', () => {
    const history = [{ ...entry, accountId: 'cash', currency: 'PKR', type: 'sent' }];
    expect(() => openLedger({ accounts: [account], history, terms })).toThrow(
      'Entry txn-0001: Insufficient balance',
    );
  });

  it('ends with the seed balances', () => {
    expect(sound.accounts.map((one) => getLedgerBalance(sound, one).toFixed())).toEqual([
      '100',
      '0',
      '0',
    ]);
  });
});
