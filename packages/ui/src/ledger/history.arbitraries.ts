import fc from 'fast-check';
import type { WalletTransaction } from '../types';
import { getIsoDate } from './isoDate';

export const timeZone = 'Asia/Karachi';

export const NOW = Date.parse('2026-11-21T10:30:00Z');

const DAY_MS = 86_400_000;

/** Creates a completed PKR deposit; `parts` override its fields. */
export const createTransaction = (parts: Partial<WalletTransaction>): WalletTransaction => ({
  id: 'a',
  type: 'deposit',
  currency: 'PKR',
  amount: '100',
  contact: '',
  status: 'completed',
  timestamp: '2026-11-10T10:00:00Z',
  ...parts,
});

export const anyHistory = fc
  .array(
    fc.record({
      type: fc.constantFrom('deposit', 'sent', 'received', 'withdrawal', 'gift', 'gold_sale'),
      currency: fc.constantFrom('PKR', 'USD', 'SAR', 'BHD', 'GOLD', 'SILVER', 'EUR'),
      amount: fc.integer({ min: 1, max: 10 ** 7 }).map((units) => (units / 1000).toFixed(3)),
      status: fc.constantFrom('completed', 'completed', 'pending', 'failed'),
      day: fc.integer({ min: 0, max: 120 }),
    }),
    { maxLength: 60 },
  )
  .map((entries) =>
    entries
      .toSorted((a, b) => a.day - b.day)
      .map(({ day, ...parts }) =>
        createTransaction({
          ...parts,
          timestamp: new Date(NOW - day * DAY_MS).toISOString(),
        }),
      ),
  );

export const holdings = { PKR: '250000.00', GOLD: '29.2', SILVER: '150' };

export const getDayAgo = (back: number) => getIsoDate(new Date(NOW - back * DAY_MS), timeZone);
