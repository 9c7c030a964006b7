import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getAccountState, getLedgerBalance, getTrialBalance } from './balances';
import type { LedgerConversionIntent, SideName } from '../records/conversion';
import { decimal } from '../amounts/decimal';
import type { EntryDraft } from '../records/entry';
import { getAvailable } from '../decisions/holderState';
import type { Ledger } from './ledger';
import { parseLedger } from './parseLedger';
import { expireConversions, findByKey, getPendingConversions, postEntry } from './postEntry';
import { isBalanced } from '../records/posting';
import { books, draft, drafts, intent } from '../testing/arbitraries';
import { createBooks, minutesLater, NOW, roundingTerms, terms } from '../testing/books';
import type { Terms } from '../amounts/terms';

type Step =
  | { kind: 'entry'; draft: EntryDraft; key: string | null }
  | { kind: 'side'; intent: LedgerConversionIntent; side: SideName }
  | { kind: 'wait'; minutes: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('entry' as const),
    draft,
    key: fc.constantFrom(null, 'key-1', 'key-2', 'key-3'),
  }),
  fc.record({
    kind: fc.constant('side' as const),
    intent,
    side: fc.constantFrom('source' as const, 'target' as const),
  }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(1, 7, 16) }),
);

/** Several holders and devices in parallel: single entries, single conversion legs, reused keys and elapsed time. */
const steps = fc.array(step, { maxLength: 40 });

const toSideDraft = ({ source, target }: LedgerConversionIntent, side: SideName): EntryDraft => ({
  ...(side === 'source' ? source : target),
  type: side === 'source' ? 'withdrawal' : 'deposit',
  description: `Convert ${source.currency} to ${target.currency}`,
  status: 'completed',
  verified: true,
});

interface Run {
  ledger: Ledger;
  now: Date;
}

function take({ ledger, now }: Run, next: Step, at: Terms): Run {
  if (next.kind === 'wait') {
    const later = new Date(now.getTime() + next.minutes * 60_000);
    return { ledger: expireConversions(ledger, later), now: later };
  }
  const posted =
    next.kind === 'entry'
      ? postEntry(ledger, next.draft, { now, terms: at, key: next.key })
      : postEntry(ledger, toSideDraft(next.intent, next.side), {
          now,
          terms: at,
          key: `${next.intent.id}:${next.side}`,
          intent: next.intent,
        });
  return { ledger: 'ledger' in posted ? posted.ledger : ledger, now };
}

const runAll = (ledger: Ledger, row: readonly Step[], at: Terms = terms): Run =>
  row.reduce<Run>((run, next) => take(run, next, at), { ledger, now: NOW });

const balancesOf = (ledger: Ledger) =>
  ledger.accounts.map((account) => getLedgerBalance(ledger, account).toFixed());

describe.each([
  ['with exact amounts', terms],
  ['with amounts rounded to paisa and milligrams', roundingTerms],
])('after any sequence of operations %s', (_name, at) => {
  it('all accounts, and the legs of each posting, sum to zero per currency', () => {
    fc.assert(
      fc.property(books, steps, (before, row) => {
        const { ledger } = runAll(before, row, at);
        for (const posting of ledger.postings) expect(isBalanced(posting)).toBe(true);
        for (const [code, sum] of getTrialBalance(ledger))
          expect([code, sum.toFixed()]).toEqual([code, '0']);
      }),
    );
  });

  it('no available balance is negative', () => {
    fc.assert(
      fc.property(books, steps, (before, row) => {
        const { ledger } = runAll(before, row, at);
        for (const account of ledger.accounts) {
          expect(getAvailable(getAccountState(ledger, account)).gte('0')).toBe(true);
        }
      }),
    );
  });

  it('incomplete conversions are reversed on time and restore the balances', () => {
    fc.assert(
      fc.property(
        books,
        steps,
        intent,
        fc.constantFrom('source', 'target'),
        (before, row, one, side) => {
          const run = runAll(before, row, at);
          const settled = expireConversions(run.ledger, minutesLater(10_000));
          expect(getPendingConversions(settled)).toEqual([]);
          expect(settled.holds.every(({ state }) => state !== 'placed')).toBe(true);
          const opened = postEntry(settled, toSideDraft({ ...one, id: 'new' }, side), {
            now: run.now,
            terms: at,
            intent: { ...one, id: 'new' },
          });
          fc.pre('ledger' in opened);
          expect(getPendingConversions(opened.ledger)).toHaveLength(1);
          const later = expireConversions(opened.ledger, minutesLater(20_000));
          expect(balancesOf(later)).toEqual(balancesOf(settled));
        },
      ),
    );
  });

  it('conversions alone never create value', () => {
    const conversions = fc.array(
      fc.record({
        kind: fc.constant('side' as const),
        intent,
        side: fc.constantFrom('source' as const, 'target' as const),
      }),
      { maxLength: 30 },
    );
    const value = (ledger: Ledger) =>
      ledger.accounts.reduce((sum, account) => {
        const rate = terms.rates.get(account.type.toUpperCase()) ?? '1';
        return sum.plus(getLedgerBalance(ledger, account).div(rate));
      }, decimal('0'));
    fc.assert(
      fc.property(books, conversions, (before, row) => {
        const { ledger } = runAll(before, row, at);
        const settled = expireConversions(ledger, minutesLater(10_000));
        // A client rounds its quotient to 20 decimals, which changes the amount by less than 1e-15 PKR.
        expect(value(settled).minus(value(before)).lte('0.00000000000001')).toBe(true);
      }),
    );
  });

  it('the ledger can be stored and parsed', () => {
    fc.assert(
      fc.property(books, steps, (before, row) => {
        const { ledger } = runAll(before, row, at);
        expect(parseLedger(structuredClone(ledger), at)).toEqual(ledger);
      }),
    );
  });

  it('earlier entries, postings and ledgers are unchanged', () => {
    fc.assert(
      fc.property(books, steps, step, (before, row, next) => {
        const earlier = runAll(before, row, at);
        const copy = structuredClone(earlier.ledger);
        const { ledger } = take(earlier, next, at);
        expect(earlier.ledger).toEqual(copy);
        expect(ledger.entries.slice(0, copy.entries.length)).toEqual(copy.entries);
        expect(ledger.postings.slice(0, copy.postings.length)).toEqual(copy.postings);
      }),
    );
  });
});

it('an entry keeps its amounts when the rates change', () => {
  const received = { ...aDeposit, type: 'received', currency: 'USD', amount: '3.6' };
  const posted = postEntry(createBooks(), received, { now: NOW, terms });
  if (!('ledger' in posted)) throw new Error('refused');
  expect(balancesOf(posted.ledger)[0]).toBe('1000');
  const stored = structuredClone(posted.ledger);
  const dearer: Terms = { ...terms, rates: new Map([...terms.rates, ['USD', '0.0072']]) };
  const again = parseLedger(stored, dearer);
  expect(again && balancesOf(again)[0]).toBe('1000');
});

describe('a repeated key', () => {
  it('repeats the response and changes nothing', () => {
    fc.assert(
      fc.property(books, drafts, fc.array(draft), fc.string(), (before, row, between, key) => {
        const next = row[0];
        fc.pre(next !== undefined);
        const first = postEntry(before, next, { now: NOW, terms, key });
        fc.pre('ledger' in first);
        const meanwhile = between.reduce((ledger, other, index) => {
          const posted = postEntry(ledger, other, {
            now: NOW,
            terms,
            key: `after ${key} ${index}`,
          });
          return 'ledger' in posted ? posted.ledger : ledger;
        }, first.ledger);
        const second = postEntry(meanwhile, next, { now: minutesLater(1), terms, key });
        expect(second).toEqual({ ledger: meanwhile, entry: first.entry });
        expect(findByKey(meanwhile, key)).toEqual(first.entry);
      }),
    );
  });

  it('is rejected for another request', () => {
    const context = { now: NOW, terms, key: 'key-1' };
    const first = postEntry(createBooks(), aDeposit, context);
    if (!('ledger' in first)) throw new Error('refused');
    for (const change of [
      { amount: '1000.00' },
      { accountId: 'savings' },
      { description: 'Other' },
    ]) {
      expect(postEntry(first.ledger, { ...aDeposit, ...change }, context)).toEqual({
        refusal: { status: 422, message: 'Idempotency-Key key-1 was used for another request' },
      });
    }
  });

  it('can be reused after a rejection', () => {
    const sent = { ...aDeposit, type: 'sent' };
    const context = { now: NOW, terms, key: 'key-1' };
    expect(postEntry(createBooks(), sent, context)).toHaveProperty('refusal.status', 422);
    expect(postEntry(createBooks({ cash: '1000' }), sent, context)).toHaveProperty(
      'entry.type',
      'sent',
    );
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
