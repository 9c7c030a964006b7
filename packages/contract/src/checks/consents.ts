import { CONSENT_PATHS, consentDemandSchema, consentResultSchema } from '@rad-wallet/api';
import assert from 'node:assert/strict';
import { CheckSkippedError } from '../client/check';
import type { Check, CheckGroup } from '../client/check';
import { parseResponse } from '../client/connectToServer';
import type { Server } from '../client/connectToServer';
import {
  createKey,
  createTransfer,
  parseCreatedTransaction,
  RECIPIENT_NAME,
} from '../client/createPoster';
import { withCash } from '../client/testServer';
import type { Spending, TestServer } from '../client/testServer';
import { assertRejection } from './assertRejection';

/** The PIN of the account holder, if this account has none yet. */
const PIN = '2746';
const WRONG_PIN = '2747';

function createConsentPoster(server: Server) {
  const post = (path: string, body: object, key: string) =>
    server.send('POST', path, { body, headers: { 'Idempotency-Key': key } });
  return {
    set: async (above: string | null, pin = PIN) =>
      parseResponse(
        consentResultSchema,
        await post(CONSENT_PATHS.settings, { above, pin }, createKey()),
      ),
    demandChange: async (above: string | null) =>
      parseResponse(consentDemandSchema, await post(CONSENT_PATHS.changes, { above }, createKey())),
    demand: async (amount: string, key: string) => {
      const body = { payee: RECIPIENT_NAME, amount, currency: 'PKR', usesPin: true };
      return parseResponse(consentDemandSchema, await post(CONSENT_PATHS.consents, body, key));
    },
    answer: async (pin: string, key: string) =>
      parseResponse(consentResultSchema, await post(CONSENT_PATHS.answers, { pin }, key)),
  };
}

type ConsentPoster = ReturnType<typeof createConsentPoster>;

/** Switches consent on for payments above 1 PKR during the check. Skips it if the server does not offer consent. */
const withConsent = async (
  server: Server,
  work: (testServer: TestServer & ConsentPoster) => Promise<Spending>,
): Promise<void> => {
  const { status } = await server.send('GET', CONSENT_PATHS.settings);
  if (status === 404 || status === 405) {
    throw new CheckSkippedError(`the server does not offer ${CONSENT_PATHS.settings}`);
  }
  const poster = createConsentPoster(server);
  await withCash(server, '10', async (testServer) => {
    await poster.set('1');
    try {
      return await work({ ...testServer, ...poster });
    } finally {
      await poster.set(null);
    }
  });
};

const createCheck = (
  title: string,
  work: (testServer: TestServer & ConsentPoster) => Promise<Spending>,
): Check => ({ title, run: ({ server }) => withConsent(server, work) });

/** Payments need consent once the account holder has turned it on. docs/rules.md CONSENT-1 to CONSENT-4. */
export const consentChecks: CheckGroup = {
  title: 'Consent',
  checks: [
    createCheck('a payment without consent is rejected with 422', async ({ transfer, cash }) => {
      assertRejection(await transfer(createTransfer(cash, '2')), 422);
      return { entries: 0, spent: '0' };
    }),
    createCheck('a payment up to the limit needs no consent', async (testServer) => {
      const { demand, transfer, cash } = testServer;
      const key = createKey();
      assert.equal((await demand('1', key)).method, 'none');
      parseCreatedTransaction(await transfer(createTransfer(cash, '1'), key));
      return { entries: 1, spent: '1' };
    }),
    createCheck('a wrong PIN permits nothing', async ({ demand, answer, transfer, cash }) => {
      const key = createKey();
      assert.equal((await demand('2', key)).method, 'pin');
      assert.equal((await answer(WRONG_PIN, key)).result, 'wrong');
      assertRejection(await transfer(createTransfer(cash, '2'), key), 422);
      return { entries: 0, spent: '0' };
    }),
    createCheck('the setting changes with the right PIN only', async (testServer) => {
      const { demandChange, set, transfer, cash } = testServer;
      assert.equal((await demandChange('1')).method, 'none');
      assert.equal((await demandChange(null)).method, 'pin');
      assert.equal((await set(null, WRONG_PIN)).result, 'wrong');
      assertRejection(await transfer(createTransfer(cash, '2')), 422);
      return { entries: 0, spent: '0' };
    }),
    createCheck('consent permits its payment once', async (testServer) => {
      const { demand, answer, transfer, cash } = testServer;
      const key = createKey();
      await demand('2', key);
      assert.equal((await answer(PIN, key)).result, 'given');
      const made = parseCreatedTransaction(await transfer(createTransfer(cash, '2'), key));
      const again = await transfer(createTransfer(cash, '2'), key);
      assert.deepEqual(parseCreatedTransaction(again), made);
      assertRejection(await transfer(createTransfer(cash, '2')), 422);
      return { entries: 1, spent: '2' };
    }),
    createCheck('consent does not permit another amount or payee', async (testServer) => {
      const { demand, answer, transfer, cash } = testServer;
      const key = createKey();
      await demand('2', key);
      await answer(PIN, key);
      const payment = createTransfer(cash, '2');
      assertRejection(await transfer({ ...payment, amount: '3' }, key), 422);
      assertRejection(await transfer({ ...payment, recipientName: 'Mallory' }, key), 422);
      assertRejection(await transfer(payment, `${key}-2`), 422);
      parseCreatedTransaction(await transfer(payment, key));
      return { entries: 1, spent: '2' };
    }),
  ],
};
