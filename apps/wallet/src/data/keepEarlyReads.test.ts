import { balancesQuery, createApiClient, createQueryClient } from '@rad-wallet/api';
import { afterEach, expect, it, vi } from 'vitest';
import { takeEarlyRead } from './firstReads';
import { keepEarlyReads } from './keepEarlyReads';

const API = 'https://api.example.com';
const BALANCES = `${API}/api/balances`;
const balances = { totalBalance: '3', pkrBalance: '2', goldBalance: '1', goldInTola: '0.1' };

afterEach(() => vi.unstubAllGlobals());

/** A wallet whose index.html has asked for this, and got this answer. */
function open(address: string, answer: Promise<Response>) {
  vi.stubGlobal('window', { earlyReads: new Map([[address, answer]]) });
  const late = vi.fn(async () => Response.json(balances));
  const api = createApiClient({
    baseUrl: API,
    fetch: (input, init) => takeEarlyRead(input, init) ?? late(),
  });
  const queryClient = createQueryClient();
  const keep = () => keepEarlyReads(queryClient, api, API);
  return { queryClient, api, late, keep };
}

it('has a read at hand before a page asks for it', async () => {
  const { queryClient, api, late, keep } = open(BALANCES, Promise.resolve(Response.json(balances)));
  await keep();
  expect(queryClient.getQueryData(balancesQuery(api).queryKey)).toEqual(balances);
  await queryClient.fetchQuery(balancesQuery(api));
  expect(late).not.toHaveBeenCalled();
});

it.each([
  ['a refusal', () => Promise.resolve(new Response(null, { status: 401 }))],
  ['a line that was cut', () => Promise.reject(new TypeError('offline'))],
])('leaves %s to the page', async (_what, answer) => {
  const { queryClient, api, late, keep } = open(BALANCES, answer());
  await keep();
  expect(queryClient.getQueryState(balancesQuery(api).queryKey)).toBeUndefined();
  await expect(queryClient.fetchQuery(balancesQuery(api))).rejects.toThrow();
  // It was the page's first read: nothing was asked for twice.
  expect(late).not.toHaveBeenCalled();
});

it('keeps nothing that is not what it should be', async () => {
  const { queryClient, api, keep } = open(BALANCES, Promise.resolve(Response.json({ total: 7 })));
  await keep();
  expect(queryClient.getQueryData(balancesQuery(api).queryKey)).toBeUndefined();
});

it('takes no notice of what no query reads, and of a page that has asked for nothing', async () => {
  const { queryClient, keep } = open(`${API}/api/x`, Promise.resolve(Response.json({})));
  await keep();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  vi.stubGlobal('window', {});
  await expect(keep()).resolves.toBeUndefined();
});
