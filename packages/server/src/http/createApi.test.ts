import { PROBLEM_TYPE, problemSchema } from '@rad-wallet/api';
import { FIXED_NOW, createMemoryStore, createSampleLedger } from '@rad-wallet/mocks';
import type { LedgerStore } from '@rad-wallet/mocks';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { createApi } from './createApi';

const ORIGIN = 'https://wallet.example';

const transfer = {
  accountId: 'account-pkr',
  amount: '2500',
  recipientName: 'Ayesha Malik',
  currency: 'PKR',
};

function createTestApi(store: LedgerStore = createMemoryStore(createSampleLedger(FIXED_NOW))) {
  const onError = vi.fn<(error: Error) => void>();
  const api = createApi({ store, origins: [ORIGIN], onError });
  const post = (headers: Record<string, string> = {}, body = JSON.stringify(transfer)) =>
    api.request('/api/transfers', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'a', ...headers },
      body,
    });
  return { api, post, onError };
}

async function parseProblem(response: Response) {
  expect(response.headers.get('Content-Type')).toBe(PROBLEM_TYPE);
  const problem = v.parse(problemSchema, await response.json());
  expect(problem.status).toBe(response.status);
  return problem;
}

it('responds like the mocked server', async () => {
  const { api, post } = createTestApi();
  expect((await post()).status).toBe(201);
  const response = await api.request('/api/transactions?limit=1');
  expect(await response.json()).toMatchObject([{ description: 'Sent to Ayesha Malik' }]);
});

it('converts a rejection by the handlers to a problem response', async () => {
  const response = await createTestApi().post(
    {},
    JSON.stringify({ ...transfer, accountId: 'unknown' }),
  );
  expect(await parseProblem(response)).toEqual({
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    detail: 'Account not found: unknown',
  });
});

it.each([
  [{ 'Content-Type': 'text/plain' }, 415],
  [{ 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
  [{ 'Content-Type': '' }, 415],
  [{ 'Content-Type': 'Application/JSON; charset=utf-8' }, 201],
  [{ 'Idempotency-Key': '' }, 400],
  [{ 'Idempotency-Key': 'k'.repeat(256) }, 400],
  [{ 'Idempotency-Key': 'k'.repeat(255) }, 201],
])('responds to %o with %i', async (headers, status) => {
  expect((await createTestApi().post(headers)).status).toBe(status);
});

it('limits the size of a body', async () => {
  const body = JSON.stringify({ ...transfer, message: 'm'.repeat(100_000) });
  expect((await parseProblem(await createTestApi().post({}, body))).status).toBe(413);
});

it.each([
  ['PUT', '/api/accounts', 405, 'GET, HEAD'],
  ['POST', '/api/balances', 405, 'GET, HEAD'],
  ['DELETE', '/api/transactions', 405, 'GET, HEAD, POST'],
  ['GET', '/api/transfers', 405, 'POST'],
  ['GET', '/api/cards', 404, null],
  ['GET', '/', 404, null],
])('responds to %s %s with %i', async (method, path, status, allow) => {
  const response = await createTestApi().api.request(path, { method });
  expect((await parseProblem(response)).status).toBe(status);
  expect(response.headers.get('Allow')).toBe(allow);
});

it('responds to HEAD like GET, without the body', async () => {
  const response = await createTestApi().api.request('/api/accounts', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

it('allows requests and responses, including errors, only for the wallet’s origin', async () => {
  const { post } = createTestApi();
  const own = await post({ Origin: ORIGIN, 'Idempotency-Key': '' });
  expect(own.status).toBe(400);
  expect(own.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
  expect(own.headers.get('Access-Control-Allow-Credentials')).toBe('true');
  const other = await post({ Origin: 'https://elsewhere.example' });
  expect(other.headers.get('Access-Control-Allow-Origin')).toBeNull();
});

it.each([
  [13, 507],
  [5, 503],
  [517, 503],
  [11, 500],
])('maps SQLite’s code %i to %i without exposing details', async (errcode, status) => {
  const failure = Object.assign(new Error('/var/ledger.sqlite'), { errcode });
  const { post, onError } = createTestApi({
    ...createMemoryStore(createSampleLedger(FIXED_NOW)),
    update: () => Promise.reject(failure),
  });
  const response = await post({ Origin: ORIGIN });
  expect(JSON.stringify(await parseProblem(response))).not.toContain('sqlite');
  expect(response.status).toBe(status);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
});
