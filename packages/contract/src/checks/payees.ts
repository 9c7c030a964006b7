import { PAYEE_CHECKS_PATH, payeeMatchSchema } from '@rad-wallet/api';
import assert from 'node:assert/strict';
import { CheckSkippedError, requireSession } from '../client/check';
import type { Check, CheckGroup } from '../client/check';
import { parseResponse } from '../client/connectToServer';
import type { Server, ServerResponse } from '../client/connectToServer';
import { createKey } from '../client/createPoster';
import { assertRejection } from './assertRejection';

const NOT_OFFERED: readonly number[] = [404, 405, 501];

/** An account that does not exist, in a name that nobody has. */
const createUnknownPayee = () => ({ name: 'Zzyzx Qwertyuiop', account: createKey() });

async function requireOffered(server: Server): Promise<ServerResponse> {
  const response = await server.send('POST', PAYEE_CHECKS_PATH, { body: createUnknownPayee() });
  if (NOT_OFFERED.includes(response.status)) {
    throw new CheckSkippedError(`the server does not offer ${PAYEE_CHECKS_PATH}`);
  }
  return response;
}

const createRejectionCheck = (
  title: string,
  status: number,
  ask: (server: Server) => Promise<ServerResponse>,
): Check => ({
  title: `${title} is rejected with ${status}`,
  run: async ({ server }) => {
    await requireOffered(server);
    assertRejection(await ask(server), status);
  },
});

/** Optional: in whose name an account is. docs/rules.md PAYEE-1, PAYEE-6. */
export const payeeChecks: CheckGroup = {
  title: 'Payees',
  checks: [
    {
      title: 'an account in another name discloses no name',
      run: async ({ server }) => {
        const response = await requireOffered(server);
        assert.equal(response.status, 200);
        const { result } = parseResponse(payeeMatchSchema, response);
        assert.ok(result === 'noMatch' || result === 'unavailable', `got ${result}`);
        assert.doesNotMatch(response.text, /"name"/);
      },
    },
    createRejectionCheck('a payee without an account', 400, (server) =>
      server.send('POST', PAYEE_CHECKS_PATH, { body: { name: 'Ayesha Malik' } }),
    ),
    createRejectionCheck('a payee in plain text', 415, (server) =>
      server.send('POST', PAYEE_CHECKS_PATH, {
        body: JSON.stringify(createUnknownPayee()),
        headers: { 'Content-Type': 'text/plain' },
      }),
    ),
    createRejectionCheck('a payee without a session', 401, (server) => {
      requireSession(server);
      return server.requestSignedOut('POST', PAYEE_CHECKS_PATH, { body: createUnknownPayee() });
    }),
  ],
};
