import type { Period } from '../../ledger';

/** Page size of the history. docs/rules.md TXN-6. */
export const HISTORY_LIMIT = 20;

/** Filters of the history. docs/rules.md TXN-12. */
export const HISTORY_KINDS = ['all', 'in', 'out', 'conversions', 'other'] as const;

export type HistoryKind = (typeof HISTORY_KINDS)[number];

export interface HistoryView {
  search: string;
  kind: HistoryKind;
  period: Period | null;
  shown: number;
}

export const INITIAL_VIEW: HistoryView = {
  search: '',
  kind: 'all',
  period: null,
  shown: HISTORY_LIMIT,
};

export function isFiltered({ search, kind, period }: Omit<HistoryView, 'shown'>): boolean {
  return search.trim() !== '' || kind !== 'all' || period !== null;
}

/** Whether the view needs more than the latest `HISTORY_LIMIT` transactions. docs/rules.md TXN-13. */
export function needsFullHistory(view: HistoryView): boolean {
  return isFiltered(view) || view.shown > HISTORY_LIMIT;
}
