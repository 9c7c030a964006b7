import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '@rad-wallet/api';
import { describe, expect, it } from 'vitest';
import { FIXED_NOW } from '../clock';
import { getAccounts } from '../ledger/balances';
import { decimal, getLedgerBalance, toDecimalString } from '@rad-wallet/ledger';
import type { Entry } from '@rad-wallet/ledger';
import { CONVERTER_RATES } from '../ledger/rates';
import { createSeedLedger, openLedger } from '../ledger/demoLedger';
import { createSampleLedger } from './createSampleLedger';
import {
  createAccountlessLedger,
  createCashOnlyLedger,
  createEmptyLedger,
  createEveryKindLedger,
  createHugeLedger,
  createSpentLedger,
} from './scenarios';

const DAY_MS = 24 * 60 * 60 * 1000;
const sample = createSampleLedger(FIXED_NOW);
const holdings = (ledger: typeof sample) => getAccounts(ledger).map(({ balance }) => balance);
const kinds = (entries: readonly Entry[], field: 'type' | 'status' | 'currency') =>
  new Set(entries.map((entry) => entry[field]));

describe('createSampleLedger', () => {
  it('never has a negative balance', () => {
    sample.postings.forEach((_posting, index) => {
      const until = { ...sample, postings: sample.postings.slice(0, index + 1) };
      for (const account of sample.accounts) {
        expect(getLedgerBalance(until, account).gte('0')).toBe(true);
      }
    });
  });

  it('contains every type and status, an unknown one of each, and foreign money', () => {
    expect([...kinds(sample.entries, 'type')]).toEqual(
      expect.arrayContaining([...TRANSACTION_TYPES, 'bill_payment']),
    );
    expect([...kinds(sample.entries, 'status')]).toEqual(
      expect.arrayContaining([...TRANSACTION_STATUSES, 'reversed']),
    );
    expect([...kinds(sample.entries, 'currency')].toSorted()).toEqual([
      'GOLD',
      'PKR',
      'SAR',
      'SILVER',
      'USD',
    ]);
  });

  it('ranges from two months ago to minutes ago, in order', () => {
    const ages = sample.entries.map(({ timestamp }) => FIXED_NOW.getTime() - Date.parse(timestamp));
    expect(ages).toEqual(ages.toSorted((a, b) => b - a));
    expect(ages[0]).toBe(60 * DAY_MS);
    expect(ages.at(-1)).toBeLessThan(DAY_MS / 24);
    expect(sample.entries.length).toBeGreaterThanOrEqual(30);
  });

  it('converted at the converter rates', () => {
    const legs = sample.entries.filter(({ description }) => description.startsWith('Convert'));
    const worth = ({ amount, currency }: Entry) =>
      decimal(amount).div(CONVERTER_RATES.get(currency)!);
    expect(legs).toHaveLength(14);
    for (let leg = 0; leg < legs.length; leg += 2) {
      expect(toDecimalString(worth(legs[leg]!))).toBe(toDecimalString(worth(legs[leg + 1]!)));
    }
  });

  it('is the same each time except for the timestamps', () => {
    expect(createSampleLedger(FIXED_NOW)).toEqual(sample);
    const later = createSampleLedger(new Date(FIXED_NOW.getTime() + DAY_MS));
    expect(holdings(later)).toEqual(holdings(sample));
    expect(later.entries.at(-1)?.timestamp).toBe('2026-11-22T10:18:00.000Z');
  });
});

describe('createSeedLedger', () => {
  it('appends later entries to the seeded ones', () => {
    const ledger = createSeedLedger({
      pkr: '100.50',
      transactions: [
        { type: 'sent', amount: '20', description: 'Sent', minutesAgo: 1 },
        { type: 'deposit', amount: '0.36', currency: 'USD', description: 'Deposit', minutesAgo: 2 },
        { type: 'sent', amount: '7', description: 'Sent', status: 'failed', minutesAgo: 3 },
      ],
    });
    expect(holdings(ledger)).toEqual(['100.50', '0', '0']);
  });

  it('rejects a balance that its history cannot lead to', () => {
    const transactions = [{ type: 'deposit', amount: '20', description: 'In', minutesAgo: 1 }];
    expect(() => createSeedLedger({ pkr: '10', transactions })).toThrow('would open with -10');
  });
});

describe('scenarios', () => {
  it('are empty initially', () => {
    expect(holdings(createEmptyLedger())).toEqual(['0.00', '0', '0']);
    expect(createEmptyLedger().entries).toEqual([]);
    expect(getAccounts(createAccountlessLedger())).toEqual([]);
    expect(getAccounts(createCashOnlyLedger()).map(({ type }) => type)).toEqual(['trustvault']);
  });

  it('spend the whole balance', () => {
    expect(holdings(createSpentLedger())).toEqual(['0.00', '0', '0']);
    expect(createSpentLedger().entries).not.toEqual([]);
  });

  it('exceed the precision of a double', () => {
    expect(holdings(createHugeLedger())).toEqual([
      '987654321098765.43',
      '1234567.891',
      '98765432.125',
    ]);
  });

  it('have one entry of every kind', () => {
    const { entries } = createEveryKindLedger();
    expect(kinds(entries, 'type')).toEqual(new Set([...TRANSACTION_TYPES, 'bill_payment']));
    expect(kinds(entries, 'status')).toEqual(new Set([...TRANSACTION_STATUSES, 'reversed']));
  });

  it('are valid ledgers', () => {
    for (const ledger of [createSpentLedger(), createHugeLedger(), createEveryKindLedger()]) {
      const { accounts, entries: history } = ledger;
      expect(openLedger({ accounts, history })).toEqual(ledger);
    }
  });
});
