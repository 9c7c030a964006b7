import { INITIAL_VIEW } from '@rad-wallet/ui/features/transactions';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { historyViewSchema } from './historyView';

const period = { from: '2026-11-01', to: '2026-11-30' };

it.each([INITIAL_VIEW, { search: 'Fatima 5,000', kind: 'in', period, shown: 60 }])(
  'parses %j',
  (view) => {
    expect(v.parse(historyViewSchema, view)).toEqual(view);
  },
);

it('parses an entry from an earlier version, without dates', () => {
  expect(v.parse(historyViewSchema, { search: '', kind: 'in', shown: 20 })).toEqual({
    ...INITIAL_VIEW,
    kind: 'in',
  });
});

it.each([
  undefined,
  null,
  'in',
  {},
  { ...INITIAL_VIEW, kind: 'gifts' },
  { ...INITIAL_VIEW, search: 7 },
  { ...INITIAL_VIEW, period: {} },
  { ...INITIAL_VIEW, period: { from: 'first', to: 'last' } },
  { ...INITIAL_VIEW, period: { from: period.to, to: period.from } },
  { ...INITIAL_VIEW, shown: 0 },
  { ...INITIAL_VIEW, shown: 20.5 },
  { ...INITIAL_VIEW, shown: Infinity },
])('rejects %j', (state) => {
  expect(v.is(historyViewSchema, state)).toBe(false);
});
