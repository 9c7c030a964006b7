import { expect, it } from 'vitest';
import { INITIAL_VIEW, HISTORY_LIMIT, isFiltered, needsFullHistory } from './historyView';

it('opens with the latest, without loading the full history', () => {
  expect(isFiltered(INITIAL_VIEW)).toBe(false);
  expect(needsFullHistory(INITIAL_VIEW)).toBe(false);
  expect(INITIAL_VIEW.shown).toBe(20);
});

it.each([
  [{ search: 'a' }, true, true],
  [{ search: '  ' }, false, false],
  [{ kind: 'in' as const }, true, true],
  [{ period: { from: '2026-11-01', to: '2026-11-30' } }, true, true],
  [{ shown: HISTORY_LIMIT * 2 }, false, true],
])('%j filters: %s; needs the full history: %s', (change, narrows, needs) => {
  const view = { ...INITIAL_VIEW, ...change };
  expect(isFiltered(view)).toBe(narrows);
  expect(needsFullHistory(view)).toBe(needs);
});
