import { expect, it } from 'vitest';
import type { LoadableItems } from '../../types';
import { getLoadedItems, isLoadedEmpty, wrapItems } from './loadableItems';

const loading: LoadableItems<string> = { status: 'loading' };
const failed: LoadableItems<string> = { status: 'error', retry: () => {} };
const ready: LoadableItems<string> = { status: 'ready', value: ['a', 'b'] };

it('treats a plain array as ready', () => {
  expect(wrapItems(['a', 'b'])).toEqual(ready);
  expect(wrapItems([])).toEqual({ status: 'ready', value: [] });
});

it('returns a loadable as it is', () => {
  for (const items of [loading, failed, ready]) expect(wrapItems(items)).toBe(items);
});

it('returns the loaded items, and none before', () => {
  expect(getLoadedItems(['a'])).toEqual(['a']);
  expect(getLoadedItems(ready)).toEqual(['a', 'b']);
  expect(getLoadedItems(loading)).toEqual([]);
  expect(getLoadedItems(failed)).toEqual([]);
});

it('distinguishes an empty list from one that is not loaded', () => {
  expect(isLoadedEmpty([])).toBe(true);
  expect(isLoadedEmpty({ status: 'ready', value: [] })).toBe(true);
  for (const items of [loading, failed, ready, ['a']]) expect(isLoadedEmpty(items)).toBe(false);
});
