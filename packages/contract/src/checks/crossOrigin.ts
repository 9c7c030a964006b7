import { API_PATHS } from '@rad-wallet/api';
import assert from 'node:assert/strict';
import { CheckSkipped } from '../asking/check';
import type { Check, CheckContext, CheckGroup } from '../asking/check';
import type { Reply, Server } from '../asking/server';

/** An origin that no server of ours knows. */
const FOREIGN = 'https://elsewhere.example';

const preflight = (server: Server, path: string, origin: string, headers: string) =>
  server.ask('OPTIONS', path, {
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': headers,
    },
  });

const listOf = ({ headers }: Reply, name: string) =>
  (headers.get(name) ?? '').split(',').map((item) => item.trim().toLowerCase());

/** A browser hands such an answer to a page of the origin, cookies and all. */
function assertShared({ headers }: Reply, origin: string): void {
  // The wildcard does not count where cookies go along.
  assert.equal(headers.get('Access-Control-Allow-Origin'), origin, 'Access-Control-Allow-Origin');
  assert.equal(
    headers.get('Access-Control-Allow-Credentials'),
    'true',
    'Access-Control-Allow-Credentials',
  );
}

function assertNotShared({ headers }: Reply): void {
  const allowed = headers.get('Access-Control-Allow-Origin');
  assert.ok(allowed !== FOREIGN && allowed !== '*', `${allowed} is allowed`);
}

const check = (
  title: string,
  run: (server: Server, origin: string, context: CheckContext) => Promise<void>,
): Check => ({
  title,
  run: (context) => {
    if (context.origin === null) throw new CheckSkipped('the wallet is served at the same origin');
    return run(context.server, context.origin, context);
  },
});

/** The wallet may be served at another origin than its API, and no other page may ask. docs/rules.md API-1. */
export const crossOrigin: CheckGroup = {
  title: 'Across origins',
  checks: [
    ...[API_PATHS.transactions, API_PATHS.transfers].map((path) =>
      check(`a browser may post to ${path} with its key`, async (server, origin) => {
        const reply = await preflight(server, path, origin, 'content-type,idempotency-key');
        assert.ok([200, 204].includes(reply.status), `the preflight answered ${reply.status}`);
        assertShared(reply, origin);
        const headers = listOf(reply, 'Access-Control-Allow-Headers');
        for (const name of ['content-type', 'idempotency-key']) {
          assert.ok(headers.includes(name), `${name} is not allowed, only: ${headers.join(', ')}`);
        }
      }),
    ),
    check('reads are the wallet’s to see, and caches keep them apart', async (server, origin) => {
      for (const path of [API_PATHS.accounts, API_PATHS.balances, API_PATHS.transactions]) {
        const reply = await server.ask('GET', path, { headers: { Origin: origin } });
        assertShared(reply, origin);
        assert.ok(listOf(reply, 'Vary').includes('origin'), 'Vary does not name Origin');
      }
    }),
    check(
      'refusals are, too: else the wallet takes them for a broken line',
      async (server, origin) => {
        const reply = await server.ask('POST', API_PATHS.transfers, {
          body: {},
          headers: { Origin: origin, 'Idempotency-Key': 'contract' },
        });
        assert.equal(reply.status, 400);
        assertShared(reply, origin);
      },
    ),
    check('another origin may neither post nor see', async (server) => {
      assertNotShared(await preflight(server, API_PATHS.transfers, FOREIGN, 'content-type'));
      const headers = { Origin: FOREIGN };
      assertNotShared(await server.ask('GET', API_PATHS.accounts, { headers }));
    }),
  ],
};
