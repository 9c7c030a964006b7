import { expect, it, vi } from 'vitest';
import { createLoader } from './createLoader';

it('loads once, also for calls at the same time', async () => {
  const load = vi.fn(async () => 'part');
  const loader = createLoader(load);
  expect(loader.getLoaded()).toBeNull();
  await expect(Promise.all([loader.load(), loader.load()])).resolves.toEqual(['part', 'part']);
  await loader.load();
  expect(load).toHaveBeenCalledOnce();
  expect(loader.getLoaded()).toBe('part');
});

it('loads again after a failure', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('Failed to fetch'));
  const loader = createLoader(load);
  await expect(loader.load()).rejects.toThrow('Failed to fetch');
  expect(loader.getLoaded()).toBeNull();
  await expect(loader.load()).resolves.toBe('part');
});
