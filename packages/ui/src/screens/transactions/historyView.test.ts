import { expect, it } from 'vitest';
import { INITIAL_VIEW, HISTORY_LIMIT, isFiltered, needsFullHistory } from './historyView';

it('opens with the latest, for which no more is read', () => {
  expect(isFiltered(INITIAL_VIEW)).toBe(false);
  expect(needsFullHistory(INITIAL_VIEW)).toBe(false);
  expect(INITIAL_VIEW.shown).toBe(20);
});

it.each([
  [{ search: 'a' }, true, true],
  [{ search: '  ' }, false, false],
  [{ kind: 'in' as const }, true, true],
  [{ shown: HISTORY_LIMIT * 2 }, false, true],
])('%j narrows: %s; needs the whole history: %s', (change, narrows, needs) => {
  const view = { ...INITIAL_VIEW, ...change };
  expect(isFiltered(view)).toBe(narrows);
  expect(needsFullHistory(view)).toBe(needs);
});
