import fc from 'fast-check';
import type { LedgerConversionIntent } from '../records/conversion';
import { scale } from '../amounts/decimal';
import type { EntryDraft } from '../records/entry';
import { createBooks, terms } from './books';

export const decimalString = (maxUnits: number, decimals: number) =>
  fc
    .tuple(fc.nat(maxUnits), fc.nat(10 ** decimals - 1))
    .map(([units, rest]) => `${units}.${String(rest).padStart(decimals, '0')}`);

export const books = fc
  .record({
    cash: decimalString(1_000_000, 2),
    savings: decimalString(1000, 2),
    gold: decimalString(100, 3),
    silver: decimalString(1000, 3),
  })
  .map(createBooks);

export const draft: fc.Arbitrary<EntryDraft> = fc.record({
  accountId: fc.constantFrom('cash', 'savings', 'gold', 'silver', 'unknown'),
  type: fc.constantFrom(
    'deposit',
    'sent',
    'received',
    'withdrawal',
    'gold_purchase',
    'gold_sale',
    'silver_purchase',
    'silver_sale',
    'bill_payment',
    'fee',
  ),
  currency: fc.constantFrom(...terms.rates.keys(), 'EUR'),
  amount: fc.oneof(
    decimalString(2_000_000, 2),
    decimalString(20, 6),
    fc.constantFrom('0', '-5', 'x'),
  ),
  description: fc.constantFrom('An entry', 'Convert PKR to GOLD'),
  status: fc.constantFrom('completed', 'completed', 'completed', 'pending', 'failed', 'reversed'),
  verified: fc.boolean(),
});

export const drafts = fc.array(draft, { maxLength: 30 });

const sides = {
  PKR: 'cash',
  USD: 'cash',
  BHD: 'cash',
  SAR: 'cash',
  GOLD: 'gold',
  SILVER: 'silver',
} as const;

const currency = fc.constantFrom(...(Object.keys(sides) as (keyof typeof sides)[]));

const getRate = (code: string) => terms.rates.get(code) ?? '1';

/** Conversions at the current rates, with amounts below and above the balance. */
export const intent: fc.Arbitrary<LedgerConversionIntent> = fc
  .record({
    id: fc.constantFrom('one', 'two', 'three'),
    from: currency,
    to: currency,
    amount: fc.oneof(decimalString(500_000, 2), decimalString(20, 3)),
  })
  .filter(({ from, to, amount }) => from !== to && /[1-9]/.test(amount))
  .map(({ id, from, to, amount }) => ({
    id,
    source: { accountId: sides[from], currency: from, amount },
    target: {
      accountId: sides[to],
      currency: to,
      amount: scale(amount, getRate(to), getRate(from)).toFixed(20),
    },
  }))
  .filter(({ target }) => /[1-9]/.test(target.amount));
