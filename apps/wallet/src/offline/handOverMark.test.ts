import { expect, it } from 'vitest';
import { createHandOverMark } from './handOverMark';

function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

it('is taken once', () => {
  const storage = memoryStorage();
  const mark = createHandOverMark(() => storage);
  expect(mark.take()).toBe(false);
  mark.set();
  expect(createHandOverMark(() => storage).take()).toBe(true);
  expect(mark.take()).toBe(false);
});

it('is not kept where the browser denies the storage', () => {
  const mark = createHandOverMark(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  mark.set();
  expect(mark.take()).toBe(false);
});
