import { afterEach, expect, it, vi } from 'vitest';
import { retryForever } from './retryForever';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('returns the result of the load', async () => {
  await expect(retryForever(async () => 'part')).resolves.toBe('part');
});

it('retries every 10 s until the load succeeds, and logs each failure', async () => {
  vi.useFakeTimers();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const lost = new Error('offline');
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost)
    .mockResolvedValue('part');
  const part = retryForever(load);
  await vi.advanceTimersByTimeAsync(9999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_001);
  await expect(part).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(3);
  expect(logged.mock.calls).toEqual([[lost], [lost]]);
});
