import { expect, it } from 'vitest';
import { memoryStorage, refuse } from '../data/testing/memoryStorage';
import { createHandOverMark } from './handOverMark';

it('is taken once', () => {
  const storage = memoryStorage();
  const mark = createHandOverMark(() => storage);
  expect(mark.take()).toBe(false);
  mark.set();
  expect(createHandOverMark(() => storage).take()).toBe(true);
  expect(mark.take()).toBe(false);
});

it('is not kept where the browser denies the storage', () => {
  const mark = createHandOverMark(refuse);
  mark.set();
  expect(mark.take()).toBe(false);
});

it('counts for nothing where it cannot be removed', () => {
  const storage = memoryStorage({}, { removeItem: refuse });
  const mark = createHandOverMark(() => storage);
  mark.set();
  expect(mark.take()).toBe(false);
});
