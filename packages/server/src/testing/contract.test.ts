// Checks that our own server passes the contract, and that the contract detects servers that violate it.
import { PROBLEM_TYPES } from '@rad-wallet/api';
import { connectToServer, checkGroups, runContract } from '@rad-wallet/contract';
import type { Outcome } from '@rad-wallet/contract';
import { afterAll, expect, it } from 'vitest';
import { createApi } from '../http/createApi';
import { createLedger } from '../seeds';
import { startServer } from '../startServer';
import { DEFAULT_HOLDER } from '../store/defaultHolder';
import { openLedgerStore } from '../store/openLedgerStore';
import type { LedgerPort } from '../store/port';
import { createTestDatabases } from './databases';
import { getCookie } from './requests';

const ORIGIN = 'https://wallet.example';
const databases = createTestDatabases();

async function collectOutcomes(outcomes: AsyncGenerator<Outcome>) {
  const all: Outcome[] = [];
  for await (const outcome of outcomes) all.push(outcome);
  const titles = (result: Outcome['result']) =>
    all.filter((one) => one.result === result).map(({ title, reason }) => `${title}: ${reason}`);
  return { all, failed: titles('failed'), skipped: titles('skipped') };
}

async function signIn(url: string, holder: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ holder }),
  });
  return { Cookie: getCookie(response) };
}

for (const { name, missing, create } of databases) {
  it.skipIf(missing !== null)(
    `our server passes the whole contract over HTTP with ${name} ${missing ?? ''}`,
    async () => {
      const { url, close } = await startServer({
        port: 0,
        host: '127.0.0.1',
        database: await create(),
        origins: [ORIGIN],
        seed: 'sample',
        reset: false,
        requireSession: true,
        isSecure: false,
        deposits: 'completed',
        transfers: 'completed',
        requestsPerMinute: Infinity,
        offersSettlements: false,
        operatorToken: null,
        payeesFile: null,
        consentSeconds: 300,
        fraud: null,
      });
      const [server, other] = await Promise.all(
        ['ayesha', 'bilal'].map(async (holder) =>
          connectToServer({ url, headers: await signIn(url, holder), timeoutMs: 10_000 }),
        ),
      );
      if (!server) throw new Error('There is no session');
      const run = runContract({ server, other, origin: ORIGIN });
      const { all, failed, skipped } = await collectOutcomes(run);
      await close();
      expect(failed).toEqual([]);
      expect(skipped).toEqual([]);
      expect(all.length).toBeGreaterThan(130);
    },
    120_000,
  );
}

type Fetch = (request: Request) => Response | Promise<Response>;

const stores: LedgerPort[] = [];
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
});

async function openApi() {
  const [sqlite] = databases;
  const store = await openLedgerStore({ database: (await sqlite?.create()) ?? '' });
  stores.push(store);
  const createSample = (holder: string) => createLedger('sample', holder, new Date());
  await store.open(DEFAULT_HOLDER, () => createSample(DEFAULT_HOLDER));
  return createApi({
    store,
    origins: [ORIGIN],
    onError: (error) => expect.fail(error.message),
    createLedger: createSample,
  });
}

function createFaultyServer(
  spoil: (answer: Fetch, request: Request) => Response | Promise<Response>,
) {
  const opening = openApi();
  const answer: Fetch = async (request) => (await opening).fetch(request);
  return (headers: Record<string, string> = {}) =>
    connectToServer({
      url: 'http://server.test',
      headers,
      timeoutMs: 5000,
      fetch: (request) => spoil(answer, request),
    });
}

const changeHeaders = (request: Request, change: (headers: Headers) => void) => {
  const changed = new Request(request);
  change(changed.headers);
  return changed;
};

async function rewriteBody(response: Response, change: (text: string) => string) {
  return new Response(change(await response.text()), response);
}

const isPost = ({ method }: Request) => method === 'POST';

const faults: Record<
  string,
  [keyof typeof checkGroups, string, ReturnType<typeof createFaultyServer>]
> = {
  'does not store idempotency keys': [
    'idempotency',
    'a repeated transfer with the same key gets the same response and is executed once',
    createFaultyServer((answer, request) =>
      answer(
        changeHeaders(request, (headers) => {
          if (headers.has('Idempotency-Key')) headers.set('Idempotency-Key', crypto.randomUUID());
        }),
      ),
    ),
  ],
  'stores rejections by key': [
    'idempotency',
    'a rejected request does not consume its key: another request may use it',
    (() => {
      const rejected = new Map<string, Response>();
      return createFaultyServer(async (answer, request) => {
        const key = request.headers.get('Idempotency-Key') ?? '';
        const response = rejected.get(key) ?? (await answer(request));
        if (isPost(request) && !response.ok) rejected.set(key, response.clone());
        return response;
      });
    })(),
  ],
  'accepts postings without a key': [
    'idempotency',
    'POST /api/transfers without a key is rejected with 400 and not executed',
    createFaultyServer((answer, request) =>
      answer(
        changeHeaders(request, (headers) => {
          if (!headers.has('Idempotency-Key')) headers.set('Idempotency-Key', crypto.randomUUID());
        }),
      ),
    ),
  ],
  'accepts plain text as JSON': [
    'rejections',
    'a transfer with the content type text/plain is rejected with 415',
    createFaultyServer((answer, request) =>
      answer(changeHeaders(request, (headers) => headers.set('Content-Type', 'application/json'))),
    ),
  ],
  'rounds amounts with too many decimals': [
    'rejections',
    'a transfer with the amount "1.000000000000000000001" is rejected with 400',
    createFaultyServer(async (answer, request) => {
      if (!isPost(request)) return answer(request);
      const body = (await request.text()).replace(/(\.\d{20})\d+/, '$1');
      return answer(new Request(request, { method: 'POST', body }));
    }),
  ],
  'returns another amount than it booked': [
    'postings',
    'an amount with 20 decimals is returned as it was booked, and counts as that',
    createFaultyServer(async (answer, request) => {
      const response = await answer(request);
      if (!isPost(request)) return response;
      return rewriteBody(response, (text) => text.replaceAll(/(\.\d\d)\d+(?=")/g, '$1'));
    }),
  ],
  'believes the client that it was credited': [
    'postings',
    'a credit that the client only asserts is rejected with 422',
    createFaultyServer(async (answer, request) => {
      if (!isPost(request)) return answer(request);
      const body = (await request.text()).replace('"received"', '"deposit"');
      return answer(new Request(request, { method: 'POST', body }));
    }),
  ],
  'reserves nothing for a conversion': [
    'conversions',
    'a metal that is not paid is not credited: without the header, 422',
    createFaultyServer((answer, request) =>
      isPost(request) && !request.headers.has('Conversion-Intent')
        ? Response.json({}, { status: 201 })
        : answer(request),
    ),
  ],
  'says only in words that the rate has changed': [
    'conversions',
    'more than the rate gives is rejected with 422 and the type of a changed rate',
    createFaultyServer(async (answer, request) =>
      rewriteBody(await answer(request), (text) =>
        text.replace(PROBLEM_TYPES.rateChanged, 'about:blank'),
      ),
    ),
  ],
  'may be cached': [
    'holders',
    'GET /api/accounts must not be stored: Cache-Control is no-store',
    createFaultyServer(async (answer, request) => {
      const response = await answer(request);
      response.headers.delete('Cache-Control');
      return response;
    }),
  ],
  'lets events be cached': [
    'events',
    'the events are a stream of server-sent events, which must not be stored',
    createFaultyServer(async (answer, request) => {
      const response = await answer(request);
      response.headers.set('Cache-Control', 'no-cache');
      return response;
    }),
  ],
  'forgets what a key did': [
    'idempotency',
    'a key tells what it did: its transaction, or nothing',
    createFaultyServer((answer, request) =>
      request.url.includes('idempotencyKey') ? Response.json([]) : answer(request),
    ),
  ],
  'posts everything twice': [
    'postings',
    'ten simultaneous transfers create ten entries',
    createFaultyServer(async (answer, request) => {
      if (isPost(request)) {
        await answer(
          changeHeaders(request.clone(), (headers) => headers.append('Idempotency-Key', '2')),
        );
      }
      return answer(request);
    }),
  ],
  'tells whose account it is': [
    'payees',
    'an account in another name discloses no name',
    createFaultyServer(async (answer, request) => {
      const response = await answer(request);
      if (!request.url.endsWith('/payee-checks')) return response;
      return Response.json({ result: 'noMatch', name: 'Ayesha Malik' });
    }),
  ],
  'checks payees for anybody': [
    'payees',
    'a payee in plain text is rejected with 415',
    createFaultyServer((answer, request) =>
      answer(changeHeaders(request, (headers) => headers.set('Content-Type', 'application/json'))),
    ),
  ],
  'sends payments without consent': [
    'consent',
    'a payment without consent is rejected with 422',
    createFaultyServer(async (answer, request) => {
      const response = await answer(request);
      if (response.status !== 422 || !request.url.endsWith('/api/transfers')) return response;
      return new Response('{}', { status: 201 });
    }),
  ],
  'takes every PIN': [
    'consent',
    'a wrong PIN permits nothing',
    createFaultyServer(async (answer, request) =>
      request.url.endsWith('/answers') ? Response.json({ result: 'given' }) : answer(request),
    ),
  ],
  'changes the consent setting with every PIN': [
    'consent',
    'the setting changes with the right PIN only',
    createFaultyServer(async (answer, request) =>
      isPost(request) && request.url.endsWith('/api/consent-settings')
        ? Response.json({ result: 'given' })
        : answer(request),
    ),
  ],
  'adds passkeys without the PIN': [
    'passkeys',
    'a passkey is not added without the PIN',
    createFaultyServer(async (answer, request) =>
      isPost(request) && request.url.endsWith('/api/passkeys')
        ? Response.json({ id: 'a', name: 'a', createdAt: new Date() }, { status: 201 })
        : answer(request),
    ),
  ],
  'takes every PIN for a passkey': [
    'passkeys',
    'a passkey is not added without the PIN',
    createFaultyServer(async (answer, request) =>
      request.url.endsWith('/grants') ? Response.json({ result: 'given' }) : answer(request),
    ),
  ],
  'takes every passkey': [
    'passkeys',
    'an unknown passkey permits nothing',
    createFaultyServer(async (answer, request) =>
      request.url.endsWith('/answers') ? Response.json({ result: 'given' }) : answer(request),
    ),
  ],
  'lets passkeys be cached': [
    'passkeys',
    'the passkeys must not be stored: Cache-Control is no-store',
    createFaultyServer(async (answer, request) => {
      const response = await answer(request);
      response.headers.set('Cache-Control', 'private');
      return response;
    }),
  ],
  'does not remove unknown passkeys': [
    'passkeys',
    'an unknown passkey can be removed, again and again',
    createFaultyServer((answer, request) =>
      request.method === 'DELETE' ? new Response('', { status: 404 }) : answer(request),
    ),
  ],
  'allows no method but POST': [
    'passkeys',
    'a browser may remove a passkey',
    createFaultyServer(async (answer, request) => {
      const response = await answer(request);
      response.headers.set('Access-Control-Allow-Methods', 'GET, POST');
      return response;
    }),
  ],
  'sends balances as numbers': [
    'reads',
    'the balances match the schema',
    createFaultyServer(async (answer, request) =>
      rewriteBody(await answer(request), (text) => text.replaceAll(/"(\d+\.\d+)"/g, '$1')),
    ),
  ],
  'ignores the limit': [
    'reads',
    'a limit of ‘0’ is rejected with 400',
    createFaultyServer((answer, request) =>
      answer(new Request(request.url.split('?')[0]!, request)),
    ),
  ],
  'allows every origin': [
    'crossOrigin',
    'another origin can neither post nor read',
    createFaultyServer(async (answer, request) => {
      const response = await answer(request);
      response.headers.set('Access-Control-Allow-Origin', request.headers.get('Origin') ?? '*');
      return response;
    }),
  ],
  'does not allow the header of the key': [
    'crossOrigin',
    'a browser may post to /api/transfers with an idempotency key',
    createFaultyServer(async (answer, request) => {
      const response = await answer(request);
      response.headers.set('Access-Control-Allow-Headers', 'Content-Type');
      return response;
    }),
  ],
};

it.each(Object.entries(faults))(
  'detects a server that %s',
  async (_, [group, title, at]) => {
    const run = runContract({ server: at(), origin: ORIGIN }, [checkGroups[group]]);
    const { failed } = await collectOutcomes(run);
    expect(failed.map((line) => line.slice(0, title.length))).toContain(title);
  },
  30_000,
);

const session = { Cookie: 'login=a' };

const hasSession = ({ headers }: Request) => headers.get('Cookie') === session.Cookie;

const createUnauthorized = () =>
  new Response('Sign in first', { status: 401, headers: { 'Content-Type': 'text/plain' } });

/** Creates a server that rejects requests with one of the methods if they lack the session cookie. */
const createSessionServer = (...methods: string[]) =>
  createFaultyServer((answer, request) =>
    hasSession(request) || !methods.includes(request.method)
      ? answer(request)
      : createUnauthorized(),
  );

it('detects requests without the cookie if a server requires one', async () => {
  const at = createSessionServer('GET', 'POST');
  const run = (headers?: Record<string, string>) =>
    collectOutcomes(runContract({ server: at(headers), origin: null }, [checkGroups.reads]));
  expect(await run(session)).toMatchObject({ failed: [], skipped: [] });
  expect((await run()).failed.length).toBeGreaterThan(0);
});

it('also posts without the cookie if a server requires one', async () => {
  const run = (...methods: string[]) => {
    const server = createSessionServer(...methods)(session);
    return collectOutcomes(runContract({ server, origin: null }, [checkGroups.rejections]));
  };
  expect(await run('GET', 'POST')).toMatchObject({ failed: [], skipped: [] });
  expect((await run('GET')).failed).toEqual([
    expect.stringMatching(/^POST \/api\/transactions without a session .* expected 401, got 201/),
    expect.stringMatching(/^POST \/api\/transfers without a session .* expected 401, got 201/),
  ]);
});

it('detects a server that executes the requests that it rejects with 401', async () => {
  const at = createFaultyServer(async (answer, request) => {
    const response = await answer(request);
    return hasSession(request) ? response : createUnauthorized();
  });
  const run = runContract({ server: at(session), origin: null }, [checkGroups.rejections]);
  expect((await collectOutcomes(run)).failed).toEqual([
    expect.stringMatching(/^POST \/api\/transactions without a session .* the ledger changed/),
    expect.stringMatching(/^POST \/api\/transfers without a session .* the ledger changed/),
  ]);
});

it('does not require a server to offer events', async () => {
  const at = createFaultyServer(() => new Response('Nothing here', { status: 404 }));
  const run = runContract({ server: at(session), origin: ORIGIN }, [checkGroups.events]);
  expect(await collectOutcomes(run)).toMatchObject({
    failed: [],
    skipped: { length: 2 },
  });
});

it('does not require a server to offer passkeys', async () => {
  const at = createFaultyServer(() => new Response('Nothing here', { status: 404 }));
  const run = runContract({ server: at(session), origin: ORIGIN }, [checkGroups.passkeys]);
  expect(await collectOutcomes(run)).toMatchObject({
    failed: [],
    skipped: { length: 5 },
  });
});

it('sends preflights without the cookie, like a browser', async () => {
  const run = (...methods: string[]) => {
    const server = createSessionServer(...methods)(session);
    return collectOutcomes(runContract({ server, origin: ORIGIN }, [checkGroups.crossOrigin]));
  };
  expect((await run('GET', 'POST')).failed).toEqual([]);
  expect((await run('GET', 'POST', 'OPTIONS')).failed).toEqual([
    'a browser may post to /api/transactions with an idempotency key: the preflight returned 401',
    'a browser may post to /api/transfers with an idempotency key: the preflight returned 401',
  ]);
});

it('an unreachable server fails every check with the reason', async () => {
  const server = connectToServer({ url: 'http://127.0.0.1:1', headers: {}, timeoutMs: 1000 });
  const run = runContract({ server, origin: null }, [checkGroups.reads]);
  const { failed } = await collectOutcomes(run);
  expect(failed[0]).toMatch(/fetch failed/);
});
