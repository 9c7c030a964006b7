import {
  CONSENT_PATHS,
  consentDemandSchema,
  consentResultSchema,
  PASSKEY_PATHS,
  passkeysSchema,
} from '@rad-wallet/api';
import assert from 'node:assert/strict';
import { CheckSkippedError } from '../client/check';
import type { Check, CheckGroup } from '../client/check';
import { parseResponse } from '../client/connectToServer';
import type { Server, ServerResponse } from '../client/connectToServer';
import { createKey, createTransfer, RECIPIENT_NAME } from '../client/createPoster';
import { withCash } from '../client/testServer';
import { assertRejection } from './assertRejection';

/** The PIN of the account holder, if this account has none yet. */
const PIN = '2746';
const WRONG_PIN = '2747';

const UNKNOWN_ID = 'bm8tc3VjaC1wYXNza2V5LWV4aXN0cw';

const UNKNOWN_PATH = `${PASSKEY_PATHS.passkeys}/${UNKNOWN_ID}`;

const encode = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

const createCredential = (type: string, response: object) => ({
  id: UNKNOWN_ID,
  rawId: UNKNOWN_ID,
  type: 'public-key',
  response: {
    clientDataJSON: encode({
      type: `webauthn.${type}`,
      challenge: 'bm90aGluZw',
      origin: 'http://localhost:5173',
    }),
    ...response,
  },
});

const NEW_PASSKEY = {
  name: 'A check of the contract',
  response: createCredential('create', { attestationObject: encode('unsigned') }),
};

const ANSWER = {
  passkey: createCredential('get', {
    authenticatorData: encode('nothing'),
    signature: encode('unsigned'),
  }),
};

function createPasskeyClient(server: Server, origin: string | null) {
  const post = (path: string, body: object, key = createKey()): Promise<ServerResponse> =>
    server.send('POST', path, { body, headers: { 'Idempotency-Key': key } });
  const read = () => server.send('GET', PASSKEY_PATHS.passkeys);
  return {
    server,
    /** The wallet's origin; null if the API is on the same origin. */
    origin,
    post,
    read,
    list: async () => parseResponse(passkeysSchema, await read()),
    /** Sets above which amount payments need consent. */
    setLimit: (above: string | null) => post(CONSENT_PATHS.settings, { above, pin: PIN }),
  };
}

type PasskeyClient = ReturnType<typeof createPasskeyClient>;

/** Skips the check if the server does not offer passkeys. Fails if it adds or removes one. */
const createCheck = (title: string, work: (client: PasskeyClient) => Promise<void>): Check => ({
  title,
  run: async ({ server, origin }) => {
    const client = createPasskeyClient(server, origin);
    const { status } = await client.read();
    if (status === 404 || status === 405) {
      throw new CheckSkippedError(`the server does not offer ${PASSKEY_PATHS.passkeys}`);
    }
    const before = await client.list();
    await work(client);
    assert.deepEqual(await client.list(), before, 'the passkeys changed');
  },
});

/** What can be checked of passkeys without a device. docs/rules.md CONSENT-14, CONSENT-15. */
export const passkeyChecks: CheckGroup = {
  title: 'Passkeys',
  checks: [
    createCheck('the passkeys must not be stored: Cache-Control is no-store', async ({ read }) => {
      assert.match((await read()).headers.get('Cache-Control') ?? '', /\bno-store\b/);
    }),
    createCheck('a passkey is not added without the PIN', async ({ post, setLimit }) => {
      // Otherwise the wrong PIN could be stored as the first one.
      await setLimit(null);
      const demanded = await post(PASSKEY_PATHS.demands, {});
      assert.equal(parseResponse(consentDemandSchema, demanded).method, 'pin');
      const granted = await post(PASSKEY_PATHS.grants, { pin: WRONG_PIN });
      assert.equal(parseResponse(consentResultSchema, granted).result, 'wrong');
      assertRejection(await post(PASSKEY_PATHS.options, {}), 422);
      assertRejection(await post(PASSKEY_PATHS.passkeys, NEW_PASSKEY), 422);
      // Allows all tries again.
      await setLimit(null);
    }),
    createCheck('an unknown passkey permits nothing', async ({ server, post, setLimit }) => {
      await withCash(server, '10', async ({ transfer, cash }) => {
        await setLimit('1');
        try {
          const key = createKey();
          const payment = { payee: RECIPIENT_NAME, amount: '2', currency: 'PKR' };
          const demanded = await post(CONSENT_PATHS.consents, payment, key);
          assert.notEqual(parseResponse(consentDemandSchema, demanded).method, 'none');
          assertRejection(await post(CONSENT_PATHS.answers, ANSWER, key), 422);
          assertRejection(await transfer(createTransfer(cash, '2'), key), 422);
          return { entries: 0, spent: '0' };
        } finally {
          await setLimit(null);
        }
      });
    }),
    createCheck('an unknown passkey can be removed, again and again', async ({ server }) => {
      for (let time = 0; time < 2; time += 1) {
        assert.equal((await server.send('DELETE', UNKNOWN_PATH)).status, 204);
      }
    }),
    createCheck('a browser may remove a passkey', async ({ server, origin }) => {
      if (origin === null) throw new CheckSkippedError('the wallet is served at the same origin');
      const { headers } = await server.requestSignedOut('OPTIONS', UNKNOWN_PATH, {
        headers: { Origin: origin, 'Access-Control-Request-Method': 'DELETE' },
      });
      assert.match(headers.get('Access-Control-Allow-Methods') ?? '', /\bDELETE\b/);
    }),
  ],
};
