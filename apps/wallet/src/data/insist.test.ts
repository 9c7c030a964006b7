import { afterEach, expect, it, vi } from 'vitest';
import { insist } from './insist';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('answers as the load does', async () => {
  await expect(insist(async () => 'part')).resolves.toBe('part');
});

it('asks again every 10 s until the part comes, and logs why it had to', async () => {
  vi.useFakeTimers();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const lost = new Error('offline');
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost)
    .mockResolvedValue('part');
  const part = insist(load);
  await vi.advanceTimersByTimeAsync(9999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_001);
  await expect(part).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(3);
  expect(logged.mock.calls).toEqual([[lost], [lost]]);
});
