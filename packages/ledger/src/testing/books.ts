import type { Ledger } from '../books/ledger';
import { openLedger } from '../books/openLedger';
import type { Terms } from '../amounts/terms';

export const NOW = new Date('2026-11-21T10:30:00Z');

const MS_PER_MINUTE = 60_000;

export const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * MS_PER_MINUTE);

export const terms: Terms = {
  rates: new Map([
    ['PKR', '1'],
    ['USD', '0.0036'],
    ['BHD', '0.00135'],
    ['SAR', '0.0135'],
    ['GOLD', '0.000063'],
    ['SILVER', '0.0048'],
  ]),
  deposits: 'completed',
  conversionMs: 15 * MS_PER_MINUTE,
};

/** The terms of a bank that posts rupees in paisa and metals in milligrams. */
export const roundingTerms: Terms = {
  ...terms,
  decimals: new Map([
    ['PKR', 2],
    ['USD', 2],
    ['BHD', 3],
    ['SAR', 2],
    ['GOLD', 3],
    ['SILVER', 3],
  ]),
};

export function createBooks(
  opening: Partial<Record<'cash' | 'savings' | 'gold' | 'silver', string>> = {},
): Ledger {
  const { cash = '0', savings = '0', gold = '0', silver = '0' } = opening;
  return openLedger({
    terms,
    accounts: [
      { id: 'cash', type: 'trustvault', opening: cash },
      { id: 'savings', type: 'savings', opening: savings },
      { id: 'gold', type: 'gold', opening: gold },
      { id: 'silver', type: 'silver', opening: silver },
    ],
  });
}
