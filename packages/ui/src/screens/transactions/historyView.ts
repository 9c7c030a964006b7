/** How many transactions the history shows at first, and how many more at a time. docs/rules.md TXN-6. */
export const HISTORY_LIMIT = 20;

/** What the history can be narrowed to, `all` first. docs/rules.md TXN-12. */
export const HISTORY_KINDS = ['all', 'in', 'out', 'conversions', 'other'] as const;

/** A kind of transaction, or all of them. */
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** What of the history is looked at. */
export interface HistoryView {
  /** As it was typed. */
  search: string;
  kind: HistoryKind;
  /** How many rows at most. */
  shown: number;
}

/** The history as it opens. */
export const FIRST_VIEW: HistoryView = { search: '', kind: 'all', shown: HISTORY_LIMIT };

/** Whether only a part of the history is looked for. */
export function isNarrowed({ search, kind }: Pick<HistoryView, 'search' | 'kind'>): boolean {
  return search.trim() !== '' || kind !== 'all';
}

/** Whether the latest `HISTORY_LIMIT` are not enough for this view. docs/rules.md TXN-13. */
export function needsWholeHistory(view: HistoryView): boolean {
  return isNarrowed(view) || view.shown > HISTORY_LIMIT;
}
