import { API_PATHS } from '@rad-wallet/api';
import assert from 'node:assert/strict';
import { CheckSkippedError } from '../client/check';
import type { Check, CheckContext, CheckGroup } from '../client/check';
import type { ServerResponse, Server } from '../client/connectToServer';

/** An origin that no server may allow. */
const FOREIGN_ORIGIN = 'https://elsewhere.example';

const POST_HEADERS = ['content-type', 'idempotency-key', 'x-request-id'];

/** Preflights have no cookies, and name other headers without their values. */
const sendPreflight = (server: Server, path: string, origin: string, headers: string) =>
  server.requestSignedOut('OPTIONS', path, {
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': headers,
    },
  });

const parseHeaderList = ({ headers }: ServerResponse, name: string) =>
  (headers.get(name) ?? '').split(',').map((item) => item.trim().toLowerCase());

function assertShared({ headers }: ServerResponse, origin: string): void {
  // Browsers reject a wildcard for requests with credentials.
  assert.equal(headers.get('Access-Control-Allow-Origin'), origin, 'Access-Control-Allow-Origin');
  assert.equal(
    headers.get('Access-Control-Allow-Credentials'),
    'true',
    'Access-Control-Allow-Credentials',
  );
}

function assertNotShared({ headers }: ServerResponse): void {
  const allowed = headers.get('Access-Control-Allow-Origin');
  assert.ok(allowed !== FOREIGN_ORIGIN && allowed !== '*', `${allowed} is allowed`);
}

const createCheck = (
  title: string,
  run: (server: Server, origin: string, context: CheckContext) => Promise<void>,
): Check => ({
  title,
  run: (context) => {
    if (context.origin === null)
      throw new CheckSkippedError('the wallet is served at the same origin');
    return run(context.server, context.origin, context);
  },
});

/** Only the wallet's origin may send requests. docs/rules.md API-1. */
export const crossOriginChecks: CheckGroup = {
  title: 'Across origins',
  checks: [
    ...[
      { path: API_PATHS.transactions, wanted: [...POST_HEADERS, 'conversion-intent'] },
      { path: API_PATHS.transfers, wanted: POST_HEADERS },
    ].map(({ path, wanted }) =>
      createCheck(
        `a browser may post to ${path} with an idempotency key`,
        async (server, origin) => {
          const response = await sendPreflight(server, path, origin, wanted.join(','));
          assert.ok(
            [200, 204].includes(response.status),
            `the preflight returned ${response.status}`,
          );
          assertShared(response, origin);
          const headers = parseHeaderList(response, 'Access-Control-Allow-Headers');
          for (const name of wanted) {
            assert.ok(
              headers.includes(name),
              `${name} is not allowed, only: ${headers.join(', ')}`,
            );
          }
        },
      ),
    ),
    createCheck(
      'the wallet’s origin can read GET responses, which vary by origin',
      async (server, origin) => {
        for (const path of [API_PATHS.accounts, API_PATHS.balances, API_PATHS.transactions]) {
          const response = await server.send('GET', path, { headers: { Origin: origin } });
          assertShared(response, origin);
          assert.ok(
            parseHeaderList(response, 'Vary').includes('origin'),
            'Vary does not contain Origin',
          );
        }
      },
    ),
    createCheck('the wallet’s origin can also read error responses', async (server, origin) => {
      const response = await server.send('POST', API_PATHS.transfers, {
        body: {},
        headers: { Origin: origin, 'Idempotency-Key': 'contract' },
      });
      assert.equal(response.status, 400);
      assertShared(response, origin);
    }),
    createCheck('another origin can neither post nor read', async (server) => {
      assertNotShared(
        await sendPreflight(server, API_PATHS.transfers, FOREIGN_ORIGIN, 'content-type'),
      );
      const headers = { Origin: FOREIGN_ORIGIN };
      assertNotShared(await server.send('GET', API_PATHS.accounts, { headers }));
    }),
  ],
};
