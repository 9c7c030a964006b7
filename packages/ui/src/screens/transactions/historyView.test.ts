import { expect, it } from 'vitest';
import { FIRST_VIEW, HISTORY_LIMIT, isNarrowed, needsWholeHistory } from './historyView';

it('opens with the latest, for which no more is read', () => {
  expect(isNarrowed(FIRST_VIEW)).toBe(false);
  expect(needsWholeHistory(FIRST_VIEW)).toBe(false);
  expect(FIRST_VIEW.shown).toBe(20);
});

it.each([
  [{ search: 'a' }, true, true],
  [{ search: '  ' }, false, false],
  [{ kind: 'in' as const }, true, true],
  [{ shown: HISTORY_LIMIT * 2 }, false, true],
])('%j narrows: %s; needs the whole history: %s', (change, narrows, needs) => {
  const view = { ...FIRST_VIEW, ...change };
  expect(isNarrowed(view)).toBe(narrows);
  expect(needsWholeHistory(view)).toBe(needs);
});
