import { expect, it, vi } from 'vitest';
import { createStore } from './createStore';

it('notifies every subscriber of each new value', () => {
  const store = createStore(1);
  const values: number[] = [];
  const listener = vi.fn();
  store.subscribe(() => values.push(store.get()));
  store.subscribe(listener);
  store.set(2);
  store.set(3);
  expect(values).toEqual([2, 3]);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('does not notify a listener that has unsubscribed', () => {
  const store = createStore('first');
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  unsubscribe();
  store.set('second');
  expect(store.get()).toBe('second');
  expect(listener).not.toHaveBeenCalled();
});
