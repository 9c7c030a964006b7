import { describe, expect, it } from 'vitest';
import { FIXED_NOW } from '../clock';
import { createSampleLedger } from '../samples/createSampleLedger';
import { openLedger } from './openLedger';
import { parseLedger } from './parseLedger';

const sound = createSampleLedger(FIXED_NOW);
const entry = sound.entries[0]!;

describe('parseLedger', () => {
  it('reads what was stored', () => {
    expect(parseLedger(structuredClone(sound))).toEqual(sound);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['text', 'garbage'],
    ['another version', { ...sound, version: 2 }],
    ['a missing part', { ...sound, entries: undefined }],
    ['an amount that is none', { ...sound, entries: [{ ...entry, amount: 'NaN' }] }],
    ['an entry without an account', { ...sound, entries: [{ ...entry, accountId: 'unknown' }] }],
    ['a currency without a rate', { ...sound, entries: [{ ...entry, currency: 'EUR' }] }],
    ['the same id twice', { ...sound, entries: [entry, entry] }],
    [
      'an overdrawn account',
      { ...sound, accounts: sound.accounts.map((a) => ({ ...a, opening: '-9999999' })) },
    ],
    [
      'an answer about no entry',
      { ...sound, answered: [{ key: 'k', request: '{}', entryId: 'x' }] },
    ],
  ])('rejects %s', (_what, stored) => {
    expect(parseLedger(stored)).toBeNull();
  });
});

describe('openLedger', () => {
  const account = { id: 'cash', type: 'trustvault', opening: '0' };

  it('rejects a negative opening balance', () => {
    const accounts = [{ ...account, opening: '-1' }];
    expect(() => openLedger({ accounts })).toThrow('Account cash would open with -1');
  });

  it('rejects an impossible history', () => {
    const history = [{ ...entry, accountId: 'cash', currency: 'PKR', type: 'sent' }];
    expect(() => openLedger({ accounts: [account], history })).toThrow(
      'Entry txn-0001: Insufficient balance',
    );
  });
});
