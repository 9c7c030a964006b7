import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './createQueryClient';

// Queries are never refetched automatically: docs/rules.md API-9.

afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

async function observe(queryFn = vi.fn(async () => 'loaded')) {
  const client = createQueryClient();
  client.mount();
  const observer = new QueryObserver(client, { queryKey: ['any'], queryFn });
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false));
  return { client, observer, queryFn, stop };
}

it('does not refetch on focus, on reconnect or for another observer', async () => {
  vi.useFakeTimers();
  const { client, queryFn } = await observe();
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(1000);
  new QueryObserver(client, { queryKey: ['any'], queryFn }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(queryFn).toHaveBeenCalledOnce();
});

it('keeps data without observers', async () => {
  vi.useFakeTimers();
  const { client, stop } = await observe();
  stop();
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(client.getQueryData(['any'])).toBe('loaded');
});

it('fails immediately without a network, and does not retry', async () => {
  onlineManager.setOnline(false);
  const failing = vi.fn(async (): Promise<string> => {
    throw new TypeError('offline');
  });
  const { observer, queryFn } = await observe(failing);
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  expect(queryFn).toHaveBeenCalledOnce();
});
