import { INITIAL_VIEW } from '@rad-wallet/ui/screens/transactions';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { historyViewSchema } from './historyView';

it.each([INITIAL_VIEW, { search: 'Fatima 5,000', kind: 'in', shown: 60 }])('reads %j', (view) => {
  expect(v.parse(historyViewSchema, view)).toEqual(view);
});

it.each([
  undefined,
  null,
  'in',
  {},
  { ...INITIAL_VIEW, kind: 'gifts' },
  { ...INITIAL_VIEW, search: 7 },
  { ...INITIAL_VIEW, shown: 0 },
  { ...INITIAL_VIEW, shown: 20.5 },
  { ...INITIAL_VIEW, shown: Infinity },
])('refuses %j', (state) => {
  expect(v.is(historyViewSchema, state)).toBe(false);
});
