import { expect, it } from 'vitest';
import { createMemoryStorage, denyAccess } from '../storage/testing/memoryStorage';
import { createUpdateReloadFlag } from './newBuild';

it('is cleared when it is taken', () => {
  const storage = createMemoryStorage();
  const flag = createUpdateReloadFlag(() => storage);
  expect(flag.take()).toBe(false);
  flag.set();
  expect(createUpdateReloadFlag(() => storage).take()).toBe(true);
  expect(flag.take()).toBe(false);
});

it('is not set if the browser denies the storage', () => {
  const flag = createUpdateReloadFlag(denyAccess);
  flag.set();
  expect(flag.take()).toBe(false);
});

it('counts as unset if it cannot be removed', () => {
  const storage = createMemoryStorage({}, { removeItem: denyAccess });
  const flag = createUpdateReloadFlag(() => storage);
  flag.set();
  expect(flag.take()).toBe(false);
});
