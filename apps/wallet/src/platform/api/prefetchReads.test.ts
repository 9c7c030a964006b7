import { balancesQuery, createApiClient, createQueryClient } from '@rad-wallet/api';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { getPrefetchPaths } from '../../../build/earlyLoading.ts';
import { routes } from '../../features/routes';
import { prefetchReads, takePrefetchedRead } from './prefetchReads';
import { cachePrefetchedReads } from './cachePrefetchedReads';

const prefetchPaths = getPrefetchPaths(routes);

const API = 'https://api.example.com/v1';
const BALANCES = `${API}/api/balances`;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(pathname: string, fetch = vi.fn(async () => Response.json({}))) {
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('fetch', fetch);
  prefetchReads(API, prefetchPaths);
  return { fetch, requested: fetch.mock.calls.map(([address]: unknown[]) => address) };
}

it.each(Object.entries(prefetchPaths))(
  'requests what %s reads, with cookies and a timeout of 30 s',
  (pathname, reads) => {
    const { signal } = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
    const { fetch, requested } = open(pathname);
    expect(requested).toEqual(reads.map((read) => API + read));
    for (const [, options] of fetch.mock.calls as unknown[][]) {
      expect(options).toEqual({ credentials: 'include', signal });
      expect(timeout).toHaveBeenCalledWith(30_000);
    }
  },
);

it('ignores a trailing slash, and requests nothing on other paths', () => {
  expect(open('/funds/').requested).toEqual(open('/funds').requested);
  expect(open('/profile').requested).toEqual([]);
});

it('returns each response once, and only to GET', async () => {
  open('/');
  expect(takePrefetchedRead(BALANCES, { method: 'POST' })).toBeUndefined();
  await expect(takePrefetchedRead(BALANCES, { method: 'GET' })).resolves.toBeInstanceOf(Response);
  expect(takePrefetchedRead(BALANCES, { method: 'GET' })).toBeUndefined();
});

it('uses the addresses of the API client', async () => {
  open('/');
  const late = vi.fn(async () => Response.json({}));
  const client = createApiClient({
    baseUrl: API,
    fetch: (input, init) => takePrefetchedRead(input, init) ?? late(),
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
  await expect(takePrefetchedRead(BALANCES)).rejects.toThrow('offline');
});

const balances = { totalBalance: '3', pkrBalance: '2', goldBalance: '1', goldInTola: '0.1' };

/** Opens a wallet for which index.html has already sent one request. */
function openWith(address: string, response: Promise<Response>) {
  vi.stubGlobal('window', { prefetchedReads: new Map([[address, response]]) });
  const late = vi.fn(async () => Response.json(balances));
  const api = createApiClient({
    baseUrl: API,
    fetch: (input, init) => takePrefetchedRead(input, init) ?? late(),
  });
  const queryClient = createQueryClient();
  const keep = () => cachePrefetchedReads(queryClient, api, API);
  return { queryClient, api, late, keep };
}

it('caches an early response, so that the page sends no request', async () => {
  const { queryClient, api, late, keep } = openWith(
    BALANCES,
    Promise.resolve(Response.json(balances)),
  );
  await keep();
  expect(queryClient.getQueryData(balancesQuery(api).queryKey)).toEqual(balances);
  await queryClient.fetchQuery(balancesQuery(api));
  expect(late).not.toHaveBeenCalled();
});

it.each([
  ['an error status', () => Promise.resolve(new Response(null, { status: 401 }))],
  ['a network error', () => Promise.reject(new TypeError('offline'))],
])('leaves %s to the page', async (_name, respond) => {
  const { queryClient, api, late, keep } = openWith(BALANCES, respond());
  await keep();
  expect(queryClient.getQueryState(balancesQuery(api).queryKey)).toBeUndefined();
  await expect(queryClient.fetchQuery(balancesQuery(api))).rejects.toThrow();
  // The page's first request reused the early response.
  expect(late).not.toHaveBeenCalled();
});

it('does not cache a response of the wrong shape', async () => {
  const { queryClient, api, keep } = openWith(
    BALANCES,
    Promise.resolve(Response.json({ total: 7 })),
  );
  await keep();
  expect(queryClient.getQueryData(balancesQuery(api).queryKey)).toBeUndefined();
});

it('ignores a path without a query, and a page without early requests', async () => {
  const { queryClient, keep } = openWith(`${API}/api/x`, Promise.resolve(Response.json({})));
  await keep();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  vi.stubGlobal('window', {});
  await expect(keep()).resolves.toBeUndefined();
});
