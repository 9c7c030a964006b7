import { API_PATHS } from '@rad-wallet/api';
import assert from 'node:assert/strict';
import { CheckSkippedError, requireSession } from '../client/check';
import type { CheckGroup } from '../client/check';
import type { Server } from '../client/connectToServer';
import { assertRejection } from './assertRejection';

const NOT_OFFERED: readonly number[] = [404, 405, 501];

/** Opens the stream, and closes it after its headers; skips the check if the server has none. */
async function openStream(server: Server): Promise<Headers> {
  const { status, headers } = await server.open(API_PATHS.events);
  if (NOT_OFFERED.includes(status)) throw new CheckSkippedError('the server offers no events');
  assert.equal(status, 200);
  return headers;
}

/** Optional: a stream of events. docs/rules.md LIVE-6. */
export const eventChecks: CheckGroup = {
  title: 'Events',
  checks: [
    {
      title: 'the events are a stream of server-sent events, which must not be stored',
      run: async ({ server }) => {
        const headers = await openStream(server);
        assert.match(headers.get('Content-Type') ?? 'no Content-Type', /^text\/event-stream\b/);
        assert.match(headers.get('Cache-Control') ?? 'no Cache-Control', /\bno-store\b/);
      },
    },
    {
      title: 'the events are rejected with 401 without a session',
      run: async ({ server }) => {
        requireSession(server);
        await openStream(server);
        assertRejection(await server.requestSignedOut('GET', API_PATHS.events), 401);
      },
    },
  ],
};
