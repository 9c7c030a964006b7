import { PROBLEM_TYPE, problemSchema } from '@rad-wallet/api';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLedger } from '../seeds';
import { DEFAULT_HOLDER } from '../store/defaultHolder';
import { openLedgerStore } from '../store/openLedgerStore';
import type { LedgerPort } from '../store/port';
import { terms } from '../terms';
import { createTemporaryFileFactory } from '../testing/databases';
import { getCookie, postJson } from '../testing/requests';
import { createApi } from './createApi';
import type { ApiOptions } from './createApi';

const ORIGIN = 'https://wallet.example';

const transfer = {
  accountId: 'account-pkr',
  amount: '2500',
  recipientName: 'Ayesha Malik',
  currency: 'PKR',
};

const createFile = createTemporaryFileFactory();
const stores: LedgerPort[] = [];
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

const createSample = (holder: string = DEFAULT_HOLDER) =>
  createLedger('sample', holder, new Date());

async function createTestApi(options: Partial<ApiOptions> = {}, changes: Partial<LedgerPort> = {}) {
  const store = await openLedgerStore({ database: createFile() });
  stores.push(store);
  await store.open(DEFAULT_HOLDER, () => createSample());
  const onError = vi.fn<(error: Error) => void>();
  const api = createApi({
    store: { ...store, ...changes },
    origins: [ORIGIN],
    onError,
    createLedger: createSample,
    ...options,
  });
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
  const { api, post } = await createTestApi();
  expect((await post()).status).toBe(201);
  const response = await api.request('/api/transactions?limit=1');
  expect(await response.json()).toMatchObject([{ description: 'Sent to Ayesha Malik' }]);
});

it('repeats the response of a payment whose message has half an emoji', async () => {
  const { post } = await createTestApi();
  const body = JSON.stringify({ ...transfer, message: 'Shukriya \ud83d' });
  const responses = [await post({}, body), await post({}, body)];
  const [first, repeated] = await Promise.all(responses.map((response) => response.json()));
  expect(first).toMatchObject({ message: 'Shukriya \ufffd' });
  expect(repeated).toEqual(first);
});

it('refuses the character NUL, which not every database stores', async () => {
  const { post, onError } = await createTestApi();
  const response = await post({}, JSON.stringify({ ...transfer, message: 'a\0' }));
  expect(await parseProblem(response)).toMatchObject({
    status: 400,
    detail: 'The body contains the character NUL',
  });
  expect(onError).not.toHaveBeenCalled();
});

it('describes a rejection as a problem', async () => {
  const { post } = await createTestApi();
  const response = await post({}, JSON.stringify({ ...transfer, accountId: 'unknown' }));
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
  const { post } = await createTestApi();
  expect((await post(headers)).status).toBe(status);
});

describe.each([
  ['stated', (body: string) => ({ 'Content-Length': String(body.length) })],
  ['not stated', () => ({})],
])('a body whose length is %s', (_title, createHeaders) => {
  it.each([
    [65_000, 201],
    [100_000, 413],
  ])('of %i characters is answered with %i', async (length, status) => {
    const body = JSON.stringify(transfer).padEnd(length);
    const { post } = await createTestApi();
    expect((await post(createHeaders(body), body)).status).toBe(status);
  });
});

it.each([
  ['PUT', '/api/accounts', 405, 'GET, HEAD'],
  ['POST', '/api/balances', 405, 'GET, HEAD'],
  ['DELETE', '/api/transactions', 405, 'GET, HEAD, POST'],
  ['GET', '/api/transfers', 405, 'POST'],
  ['GET', '/api/payee-checks', 405, 'POST'],
  ['GET', '/api/problem-reports', 400, null],
  ['PUT', '/api/problem-reports', 405, 'GET, HEAD, POST'],
  ['GET', '/api/unknown', 404, null],
  ['GET', '/', 404, null],
])('responds to %s %s with %i', async (method, path, status, allow) => {
  const { api } = await createTestApi();
  const response = await api.request(path, { method });
  expect((await parseProblem(response)).status).toBe(status);
  expect(response.headers.get('Allow')).toBe(allow);
});

it('responds to HEAD like GET, without the body', async () => {
  const { api } = await createTestApi();
  const response = await api.request('/api/accounts', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

it('allows requests and responses, including errors, only for the wallet’s origin', async () => {
  const { post } = await createTestApi();
  const own = await post({ Origin: ORIGIN, 'Idempotency-Key': '' });
  expect(own.status).toBe(400);
  expect(own.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
  expect(own.headers.get('Access-Control-Allow-Credentials')).toBe('true');
  const other = await post({ Origin: 'https://elsewhere.example' });
  expect(other.headers.get('Access-Control-Allow-Origin')).toBeNull();
});

it.each([
  [{ errcode: 13 }, 507],
  [{ errcode: 5 }, 503],
  [{ errcode: 517 }, 503],
  [{ errcode: 11 }, 500],
  [{ code: '53100' }, 507],
  [{ code: '40001' }, 503],
  [{ code: '42P01' }, 500],
  [{}, 500],
])('maps the code %o of a database to %i without exposing details', async (code, status) => {
  const failure = Object.assign(new Error('/var/ledger.sqlite'), code);
  const { post, onError } = await createTestApi({}, { post: () => Promise.reject(failure) });
  const response = await post({ Origin: ORIGIN });
  expect(JSON.stringify(await parseProblem(response))).not.toContain('sqlite');
  expect(response.status).toBe(status);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
});

it('forbids caching of all responses, including errors', async () => {
  const { api, post } = await createTestApi();
  for (const response of [
    await api.request('/api/balances'),
    await post({ 'Idempotency-Key': '' }),
  ]) {
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  }
});

it('responds with a pending deposit if the terms require it', async () => {
  const { api } = await createTestApi({ terms: { ...terms, deposits: 'pending' } });
  const response = await postJson(
    api,
    '/api/transactions',
    {
      accountId: 'account-pkr',
      type: 'deposit',
      currency: 'PKR',
      amount: '5',
      description: 'Deposit via Apple Pay',
      status: 'completed',
      verified: true,
    },
    { 'Idempotency-Key': 'a' },
  );
  expect(await response.json()).toMatchObject({ status: 'pending', verified: false });
});

it('limits the request rate per holder', async () => {
  const { api } = await createTestApi({ requestsPerMinute: 2 });
  const ask = () => api.request('/api/accounts');
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
  const refused = await ask();
  expect((await parseProblem(refused)).status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
});

// docs/rules.md REPORT-3.
describe('a problem report', () => {
  const problem = { transactionId: 'txn-0001', reason: 'wrongPerson', details: ' Not Ali ' };

  async function createReporting() {
    const { api } = await createTestApi();
    const report = (body: object, headers: Record<string, string> = {}) =>
      postJson(api, '/api/problem-reports', body, { 'Idempotency-Key': 'a', ...headers });
    const find = async (id: string, headers: Record<string, string> = {}) =>
      (await api.request(`/api/problem-reports?transactionId=${id}`, { headers })).json();
    return { api, report, find };
  }

  it('is created once for a payment, whatever the key', async () => {
    const { report, find } = await createReporting();
    expect(await find('txn-0001')).toEqual([]);
    const first = await report(problem);
    expect(first.status).toBe(201);
    const created: unknown = await first.json();
    expect(created).toEqual({
      reference: 'PR-txn-0001',
      transactionId: 'txn-0001',
      reason: 'wrongPerson',
      details: 'Not Ali',
      receivedAt: expect.any(String),
    });
    const second = await report({ ...problem, reason: 'notMe' }, { 'Idempotency-Key': 'b' });
    expect(await second.json()).toEqual(created);
    expect(await find('txn-0001')).toEqual([created]);
  });

  it('of another holder does not exist', async () => {
    const { api, report, find } = await createReporting();
    await report(problem);
    const signedIn = await postJson(api, '/api/session', { holder: 'ayesha' });
    const Cookie = getCookie(signedIn);
    expect(await find('txn-0001', { Cookie })).toEqual([]);
    const unknown = { ...problem, transactionId: 'txn-9999' };
    expect((await report(unknown, { Cookie })).status).toBe(404);
  });

  it.each([
    [{ reason: 'late' }, {}, 400],
    [{ details: 'x'.repeat(501) }, {}, 400],
    [{ transactionId: 'txn-9999' }, {}, 404],
    [{}, { 'Idempotency-Key': '' }, 400],
    [{}, { 'Content-Type': 'text/plain' }, 415],
  ])('with %o and %o is answered with %i', async (changes, headers, status) => {
    const { report } = await createReporting();
    const response = await report({ ...problem, ...changes }, headers);
    expect((await parseProblem(response)).status).toBe(status);
  });
});

describe('a session', () => {
  const asAyesha = JSON.stringify({ ...transfer, accountId: 'ayesha-account-pkr' });

  async function signIn(api: Awaited<ReturnType<typeof createTestApi>>['api'], holder: unknown) {
    return postJson(api, '/api/session', { holder });
  }

  it('is required where the server requires it', async () => {
    const { api, post } = await createTestApi({ requireSession: true });
    expect((await parseProblem(await api.request('/api/accounts'))).status).toBe(401);
    expect((await post()).status).toBe(401);
    const Cookie = getCookie(await signIn(api, 'ayesha'));
    expect((await api.request('/api/accounts', { headers: { Cookie } })).status).toBe(200);
    expect((await post({ Cookie }, asAyesha)).status).toBe(201);
    expect((await post({ Cookie: 'session=guessed' })).status).toBe(401);
  });

  it('keeps two holders separate', async () => {
    const { api, post } = await createTestApi();
    const Cookie = getCookie(await signIn(api, 'ayesha'));
    expect((await post({ Cookie })).status).toBe(404);
    expect((await post({ Cookie }, asAyesha)).status).toBe(201);
    const readCash = async (headers: Record<string, string>) => {
      const response = await api.request('/api/balances', { headers });
      return v.parse(v.object({ pkrBalance: v.string() }), await response.json()).pkrBalance;
    };
    expect(await readCash({ Cookie })).toBe('709375.00');
    expect(await readCash({})).toBe('711875.00');
  });

  it('is a cookie that scripts and other sites cannot use, bound to the host over HTTPS', async () => {
    const plain = await signIn((await createTestApi()).api, 'ayesha');
    expect(plain.headers.get('Set-Cookie')).toMatch(
      /^session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const secure = await signIn((await createTestApi({ isSecure: true })).api, 'ayesha');
    expect(secure.headers.get('Set-Cookie')).toMatch(/^__Host-session=.+; Secure/);
  });

  it.each<Record<string, string>>([{}, { 'Idempotency-Key': 'a' }])(
    'does not accept a form of another site, with %j',
    async (headers) => {
      const { api } = await createTestApi({ requireSession: true });
      const Cookie = getCookie(await signIn(api, 'ayesha'));
      const form = new FormData();
      for (const [name, value] of Object.entries(JSON.parse(asAyesha) as Record<string, string>)) {
        form.append(name, value);
      }
      for (const path of ['/api/transfers', '/api/transactions', '/api/conversions', '/api/kyc']) {
        const response = await api.request(path, {
          method: 'POST',
          headers: { Cookie, ...headers },
          body: form,
        });
        expect(response.status, path).toBe(path === '/api/kyc' ? 404 : 415);
      }
      const history = await api.request('/api/transactions?limit=1', { headers: { Cookie } });
      expect(await history.text()).not.toContain('Ayesha Malik');
    },
  );

  it('ends', async () => {
    const { api } = await createTestApi({ requireSession: true });
    const Cookie = getCookie(await signIn(api, 'ayesha'));
    const headers = { Cookie };
    expect((await api.request('/api/session', { method: 'DELETE', headers })).status).toBe(204);
    expect((await api.request('/api/accounts', { headers })).status).toBe(401);
  });

  it.each([undefined, '', 'a b', 7])('is not started for the holder %j', async (holder) => {
    expect((await signIn((await createTestApi()).api, holder)).status).toBe(400);
  });
});
