import fc from 'fast-check';
import type { EntryDraft, Ledger } from './ledger';
import { openLedger } from './openLedger';
import { CONVERTER_RATES } from './rates';

export function createBooks(opening: {
  cash: string;
  savings: string;
  gold: string;
  silver: string;
}): Ledger {
  return openLedger({
    accounts: [
      { id: 'cash', type: 'trustvault', opening: opening.cash },
      { id: 'savings', type: 'savings', opening: opening.savings },
      { id: 'gold', type: 'gold', opening: opening.gold },
      { id: 'silver', type: 'silver', opening: opening.silver },
    ],
  });
}

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
  ),
  currency: fc.constantFrom(...CONVERTER_RATES.keys(), 'EUR'),
  amount: fc.oneof(
    decimalString(2_000_000, 2),
    decimalString(20, 6),
    fc.constantFrom('0', '-5', 'x'),
  ),
  description: fc.constant('An entry'),
  status: fc.constantFrom('completed', 'completed', 'completed', 'pending', 'failed', 'reversed'),
  verified: fc.boolean(),
});

export const drafts = fc.array(draft, { maxLength: 30 });
