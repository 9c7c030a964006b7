import { createApiClient } from '@rad-wallet/api';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { FIRST_READS } from '../../build/earlyLoading.ts';
import { requestFirstReads, takeEarlyRead } from './firstReads';

const API = 'https://api.example.com/v1';
const BALANCES = `${API}/api/balances`;

afterEach(() => vi.unstubAllGlobals());

/** Opens a path and returns the addresses that were requested. */
function open(pathname: string, fetch = vi.fn(async () => Response.json({}))) {
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('fetch', fetch);
  requestFirstReads(API, FIRST_READS);
  return { fetch, requested: fetch.mock.calls.map(([address]: unknown[]) => address) };
}

it.each(Object.entries(FIRST_READS))('requests what %s reads, with cookies', (pathname, reads) => {
  const { fetch, requested } = open(pathname);
  expect(requested).toEqual(reads.map((read) => API + read));
  for (const [, options] of fetch.mock.calls as unknown[][]) {
    expect(options).toEqual({ credentials: 'include' });
  }
});

it('ignores a slash at the end, and requests nothing on other paths', () => {
  expect(open('/funds/').requested).toEqual(open('/funds').requested);
  expect(open('/profile').requested).toEqual([]);
});

it('returns each response once, and only to GET', async () => {
  open('/');
  expect(takeEarlyRead(BALANCES, { method: 'POST' })).toBeUndefined();
  await expect(takeEarlyRead(BALANCES, { method: 'GET' })).resolves.toBeInstanceOf(Response);
  expect(takeEarlyRead(BALANCES, { method: 'GET' })).toBeUndefined();
});

it('uses the addresses of the API client', async () => {
  open('/');
  const late = vi.fn(async () => Response.json({}));
  const client = createApiClient({
    baseUrl: API,
    fetch: (input, init) => takeEarlyRead(input, init) ?? late(),
  });
  await client.get('/api/balances', v.unknown());
  expect(late).not.toHaveBeenCalled();
  await client.get('/api/balances', v.unknown());
  expect(late).toHaveBeenCalledOnce();
});

it('passes a failure to the reader', async () => {
  open(
    '/',
    vi.fn(() => Promise.reject(new TypeError('offline'))),
  );
  await new Promise((resolve) => setTimeout(resolve));
  await expect(takeEarlyRead(BALANCES)).rejects.toThrow('offline');
});
