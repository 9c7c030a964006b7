import { describe, expect, it } from 'vitest';
import { getLedgerBalance } from '../books/balances';
import type { LedgerConversionIntent } from '../records/conversion';
import type { EntryDraft } from '../records/entry';
import type { Ledger } from '../books/ledger';
import { expireConversions, getPendingConversions, postEntry } from '../books/postEntry';
import { createBooks, minutesLater, NOW, roundingTerms, terms } from '../testing/books';

const toGold = (id: string, amount = '711875', gold = '44.848125'): LedgerConversionIntent => ({
  id,
  source: { accountId: 'cash', currency: 'PKR', amount },
  target: { accountId: 'gold', currency: 'GOLD', amount: gold },
});

const base = { description: 'Convert PKR to GOLD', status: 'completed', verified: true };
const purchase = ({ target }: LedgerConversionIntent): EntryDraft => ({
  ...base,
  ...target,
  type: 'gold_purchase',
});
const withdrawal = ({ source }: LedgerConversionIntent): EntryDraft => ({
  ...base,
  ...source,
  type: 'withdrawal',
});
const deposit = ({ target }: LedgerConversionIntent): EntryDraft => ({
  ...base,
  ...target,
  type: 'deposit',
});

const rich = createBooks({ cash: '711875' });

function post(
  ledger: Ledger,
  intent: LedgerConversionIntent | null,
  draft: EntryDraft,
  {
    key = null,
    minutes = 0,
    at = terms,
  }: { key?: string | null; minutes?: number; at?: typeof terms } = {},
) {
  return postEntry(ledger, draft, { now: minutesLater(minutes), terms: at, intent, key });
}

function mustPost(...args: Parameters<typeof post>): Ledger {
  const posted = post(...args);
  if ('refusal' in posted) throw new Error(posted.refusal.message);
  return posted.ledger;
}

const holdings = (ledger: Ledger) =>
  ledger.accounts
    .filter(({ id }) => id === 'cash' || id === 'gold')
    .map((account) => getLedgerBalance(ledger, account).toFixed());

describe('the whole cash balance, converted twice in parallel', () => {
  it('succeeds once; the other conversion is refused before any posting', () => {
    const [one, two] = [toGold('one'), toGold('two')];
    const first = mustPost(rich, one, purchase(one));
    expect(post(first, two, purchase(two))).toEqual({
      refusal: {
        status: 422,
        message: 'Insufficient balance: 0.00 PKR available, 711875 PKR requested',
      },
    });
    const done = mustPost(first, one, withdrawal(one));
    expect(holdings(done)).toEqual(['0', '44.848125']);
    expect(getPendingConversions(done)).toEqual([]);
    expect(done.holds.map(({ state }) => state)).toEqual(['posted', 'voided']);
  });
});

describe('between its two entries', () => {
  const intent = toGold('one', '700000', '44.1');
  const half = mustPost(rich, intent, purchase(intent));

  it('is listed, and neither its money nor its gold can be spent', () => {
    expect(getPendingConversions(half)).toMatchObject([
      { id: 'one', status: 'pending', first: 'target', expiresAt: '2026-11-21T10:45:00.000Z' },
    ]);
    const sent = { ...base, type: 'sent', accountId: 'cash', currency: 'PKR', amount: '11876' };
    expect(post(half, null, sent)).toHaveProperty('refusal.status', 422);
    expect(post(half, null, { ...sent, amount: '11875' })).toHaveProperty('ledger');
    const sale = { ...base, type: 'gift', accountId: 'gold', currency: 'GOLD', amount: '0.001' };
    expect(post(half, null, sale)).toHaveProperty(
      'refusal.message',
      expect.stringMatching(/^Insufficient/),
    );
  });

  it('is completed even if everything else has been spent', () => {
    const sent = { ...base, type: 'sent', accountId: 'cash', currency: 'PKR', amount: '11875' };
    const spent = mustPost(half, null, sent);
    expect(holdings(mustPost(spent, intent, withdrawal(intent)))).toEqual(['0', '44.1']);
  });

  it('is reversed after 15 minutes, and cannot be completed afterwards', () => {
    expect(expireConversions(half, minutesLater(14))).toBe(half);
    const reversed = expireConversions(half, minutesLater(15));
    expect(holdings(reversed)).toEqual(['711875', '0']);
    expect(reversed.entries.at(-1)).toMatchObject({
      type: 'gold_sale',
      amount: '44.1',
      description: 'Reversal: Convert PKR to GOLD',
    });
    const late = post(half, intent, withdrawal(intent), { minutes: 15 });
    expect(late).toHaveProperty(
      'refusal.message',
      'Conversion one was not finished in time and has been reversed',
    );
    expect(expireConversions(reversed, minutesLater(99))).toBe(reversed);
  });

  it('accepts each side once', () => {
    expect(post(half, intent, purchase(intent), { key: 'other' })).toHaveProperty(
      'refusal.status',
      422,
    );
    const done = mustPost(half, intent, withdrawal(intent));
    expect(post(done, intent, withdrawal(intent), { key: 'other' })).toHaveProperty(
      'refusal.status',
      422,
    );
  });

  it('cannot be continued with other amounts', () => {
    const other = toGold('one', '1000', '0.063');
    expect(post(half, other, withdrawal(other))).toHaveProperty(
      'refusal.message',
      'Conversion one was started with other amounts or accounts',
    );
  });
});

it('foreign currency on the cash account keeps its initial exchange rate', () => {
  const intent = {
    id: 'usd',
    source: { accountId: 'cash', currency: 'PKR', amount: '1000' },
    target: { accountId: 'cash', currency: 'USD', amount: '3.6' },
  };
  const half = mustPost(rich, intent, withdrawal(intent));
  expect(holdings(half)[0]).toBe('710875');
  const dearer = { ...terms, rates: new Map([...terms.rates, ['USD', '0.0072']]) };
  expect(holdings(mustPost(half, intent, deposit(intent), { at: dearer }))[0]).toBe('711875');
});

it('a bank that rounds to paisa reverses the rounded amount', () => {
  const intent = toGold('one', '100.005', '0.006300315');
  const posted = post(rich, intent, purchase(intent), { at: roundingTerms });
  expect(posted).toHaveProperty('entry.amount', '0.006');
  if (!('ledger' in posted)) throw new Error('refused');
  const done = post(posted.ledger, intent, withdrawal(intent), { at: roundingTerms });
  expect(done).toHaveProperty('entry.amount', '100.01');
});

it.each([
  ['other amounts than the rate gives', { ...toGold('x', '1000', '44') }, 'The rate has changed'],
  [
    'an unknown account',
    { ...toGold('x'), source: { accountId: 'foreign', currency: 'PKR', amount: '1' } },
    'Account not found: foreign',
  ],
  [
    'one currency',
    { ...toGold('x'), source: { accountId: 'gold', currency: 'GOLD', amount: '1' } },
    'A conversion has two currencies',
  ],
])('refuses a conversion with %s', (_what, intent, message) => {
  expect(post(rich, intent, purchase(intent))).toHaveProperty('refusal.message', message);
});

it('gives the reason of a refusal because of the rate', () => {
  const intent = toGold('x', '1000', '44');
  expect(post(rich, intent, purchase(intent))).toHaveProperty('refusal.reason', 'rateChanged');
});

it('refuses an entry that does not belong to its conversion', () => {
  const intent = toGold('one');
  const draft = { ...purchase(intent), amount: '999' };
  expect(post(rich, intent, draft)).toHaveProperty(
    'refusal.message',
    'The entry is no side of the conversion in its header',
  );
});

it('keeps its start time', () => {
  const intent = toGold('one');
  expect(getPendingConversions(mustPost(rich, intent, purchase(intent)))[0]?.openedAt).toBe(
    NOW.toISOString(),
  );
});
