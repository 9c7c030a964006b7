import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIXED_NOW } from '../clock';
import { getAccounts, getLedgerBalance } from './balances';
import { decimal, toDecimalString } from './decimal';
import type { EntryDraft, Ledger } from './ledger';
import { books, createBooks, decimalString, draft, drafts } from './ledger.arbitraries';
import { parseLedger } from './parseLedger';
import { postOnce } from './postOnce';
import { CONVERTER_RATES } from './rates';

const context = { now: FIXED_NOW };

function postAll(ledger: Ledger, row: readonly EntryDraft[], keys?: string): Ledger {
  return row.reduce((books, next, index) => {
    const posted = postOnce(books, keys === undefined ? null : `${keys}${index}`, next, context);
    return 'refusal' in posted ? books : posted.ledger;
  }, ledger);
}

const holdings = (ledger: Ledger) => getAccounts(ledger).map(({ balance }) => balance);

/** Computes an entry's value in PKR or grams, independently of the ledger's own code. */
function getValue({ type, currency, amount, accountId }: EntryDraft) {
  const isMetal = accountId === 'gold' || accountId === 'silver';
  const units = isMetal ? decimal(amount) : decimal(amount).div(CONVERTER_RATES.get(currency)!);
  return /deposit|received|purchase/.test(type) ? units : units.times('-1');
}

describe('for any postings', () => {
  it('money is neither created nor lost', () => {
    fc.assert(
      fc.property(books, drafts, (before, row) => {
        const after = postAll(before, row);
        for (const account of before.accounts) {
          const expected = after.entries
            .filter(({ accountId, status }) => accountId === account.id && status === 'completed')
            .reduce((sum, entry) => sum.plus(getValue(entry)), decimal(account.opening));
          expect(toDecimalString(getLedgerBalance(after, account))).toBe(toDecimalString(expected));
        }
      }),
    );
  });

  it('no account falls below zero', () => {
    fc.assert(
      fc.property(books, drafts, (before, row) => {
        const after = postAll(before, row);
        for (const account of after.accounts) {
          expect(getLedgerBalance(after, account).gte('0')).toBe(true);
        }
      }),
    );
  });

  it('posting changes no other account', () => {
    fc.assert(
      fc.property(books, draft, (before, next) => {
        const after = postAll(before, [next]);
        const others = (ledger: Ledger) =>
          getAccounts(ledger).filter(({ id }) => id !== next.accountId);
        expect(others(after)).toEqual(others(before));
      }),
    );
  });

  it('posting changes neither earlier entries nor the previous ledger', () => {
    fc.assert(
      fc.property(books, drafts, draft, (before, row, next) => {
        const earlier = postAll(before, row);
        const copy = structuredClone(earlier);
        const later = postAll(earlier, [next]);
        expect(earlier).toEqual(copy);
        expect(later.entries.slice(0, earlier.entries.length)).toEqual(copy.entries);
      }),
    );
  });

  it('the ledger can be stored and read again', () => {
    fc.assert(
      fc.property(books, drafts, (before, row) => {
        const after = postAll(before, row);
        expect(parseLedger(structuredClone(after))).toEqual(after);
      }),
    );
  });
});

describe('a repeated key', () => {
  it('repeats the response and changes nothing', () => {
    fc.assert(
      fc.property(books, drafts, fc.array(draft), fc.string(), (before, row, between, key) => {
        const next = row[0];
        fc.pre(next !== undefined);
        const first = postOnce(postAll(before, row.slice(1)), key, next, context);
        fc.pre('ledger' in first);
        const meanwhile = postAll(first.ledger, between, `after ${key} `);
        const second = postOnce(meanwhile, key, next, { now: new Date() });
        expect(second).toEqual({ ledger: meanwhile, entry: first.entry });
      }),
    );
  });

  it('is rejected for another request', () => {
    fc.assert(
      fc.property(books, draft, draft, (before, one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        const first = postOnce(before, 'key-1', one, context);
        fc.pre('ledger' in first);
        expect(postOnce(first.ledger, 'key-1', other, context)).toEqual({
          refusal: { status: 422, message: 'Idempotency-Key key-1 was used for another request' },
        });
      }),
    );
  });

  it('can be reused after a rejection', () => {
    const poor = createBooks({ cash: '0', savings: '0', gold: '0', silver: '0' });
    const sent = { ...aDeposit, type: 'sent' };
    expect(postOnce(poor, 'key-1', sent, context)).toHaveProperty('refusal.status', 422);
    const rich = postAll(poor, [aDeposit]);
    expect(postOnce(rich, 'key-1', sent, context)).toHaveProperty('entry.type', 'sent');
  });
});

const aDeposit: EntryDraft = {
  accountId: 'cash',
  type: 'deposit',
  currency: 'PKR',
  amount: '1000',
  description: 'Deposit via Bank Transfer',
  status: 'completed',
  verified: true,
};

describe('converting back', () => {
  const away = (currency: string, amount: string): EntryDraft[] => [
    { ...aDeposit, type: 'withdrawal', amount },
    {
      ...aDeposit,
      ...(currency === 'GOLD' && { accountId: 'gold', type: 'gold_purchase' }),
      ...(currency === 'SILVER' && { accountId: 'silver', type: 'silver_purchase' }),
      currency,
      amount: toDecimalString(decimal(amount).times(CONVERTER_RATES.get(currency)!)),
    },
  ];
  const back = (row: EntryDraft[]) =>
    row.map((entry) => ({
      ...entry,
      type: entry.type.endsWith('purchase')
        ? entry.type.replace('purchase', 'sale')
        : entry.type === 'deposit'
          ? 'withdrawal'
          : 'deposit',
    }));

  it.each(['USD', 'BHD', 'SAR', 'GOLD', 'SILVER'])('PKR to %s leaves all as it was', (currency) => {
    fc.assert(
      fc.property(books, decimalString(1_000_000, 2), (before, amount) => {
        fc.pre(decimal(amount).gt('0'));
        const out = away(currency, amount);
        const there = postAll(before, out);
        fc.pre(there.entries.length === 2);
        const home = postAll(there, back(out).toReversed());
        expect(home.entries).toHaveLength(4);
        expect(holdings(home)).toEqual(holdings(before));
      }),
    );
  });

  it.each(['USD', 'BHD', 'SAR'])('PKR to %s takes no value from the cash account', (currency) => {
    fc.assert(
      fc.property(books, decimalString(1_000_000, 2), (before, amount) => {
        fc.pre(decimal(amount).gt('0'));
        const there = postAll(before, away(currency, amount));
        fc.pre(there.entries.length === 2);
        expect(holdings(there)).toEqual(holdings(before));
      }),
    );
  });

  it('counts 1000 PKR turned into 3.6 USD as 1000 PKR', () => {
    const before = createBooks({ cash: '1500', savings: '0', gold: '0', silver: '0' });
    const [withdrawal, deposit] = away('USD', '1000') as [EntryDraft, EntryDraft];
    expect(deposit.amount).toBe('3.6');
    expect(holdings(postAll(before, [withdrawal]))[0]).toBe('500.00');
    expect(holdings(postAll(before, [withdrawal, deposit]))[0]).toBe('1500.00');
  });
});
