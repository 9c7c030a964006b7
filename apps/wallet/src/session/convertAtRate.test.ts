import { ApiError, PROBLEM_TYPES, type ApiClient } from '@rad-wallet/api';
import { beforeEach, expect, it, vi } from 'vitest';
import { convertAtRate } from './convertAtRate';

const host = vi.hoisted(() => ({ convertsAtOnce: false }));
vi.mock('#host/host', () => ({ host }));

const conversion = {
  source: { accountId: 'cash', currency: 'PKR', amount: '10000' },
  target: { accountId: 'gold', currency: 'GOLD', amount: '0.63' },
};
const post = vi.fn<ApiClient['post']>(async () => null as never);
const api = { post } as unknown as ApiClient;
const run = () => convertAtRate(api, conversion, { idempotencyKey: 'key' });
const listSent = () =>
  post.mock.calls.map(([path, , , options]) => [path, options?.idempotencyKey]);

beforeEach(() => void post.mockClear());

// docs/rules.md CONV-11, CONV-25.
it('converts in two requests, or in one where the host says so, with one key', async () => {
  host.convertsAtOnce = false;
  await run();
  expect(listSent()).toEqual([
    ['/api/transactions', 'key:1'],
    ['/api/transactions', 'key:2'],
  ]);
  post.mockClear();
  host.convertsAtOnce = true;
  await run();
  expect(listSent()).toEqual([['/api/conversions', 'key']]);
  expect(post.mock.calls[0]?.[1]).toEqual(conversion);
});

const rateChanged = { type: PROBLEM_TYPES.rateChanged, title: 'Rejected', status: 422 };

// docs/rules.md CONV-23.
it.each([false, true])('says that the rate has changed (in one request: %s)', async (atOnce) => {
  host.convertsAtOnce = atOnce;
  post.mockRejectedValueOnce(new ApiError(422, JSON.stringify(rateChanged)));
  await expect(run()).rejects.toMatchObject({ problem: { id: 'rateChanged' } });
});
