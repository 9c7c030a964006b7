import {
  createHandlers,
  createMemoryStore,
  createSampleLedger,
  failOnUnknownApiPath,
} from '@rad-wallet/mocks';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach } from 'vitest';

export const baseUrl = 'http://localhost';

/** Uses a new ledger for each test. `keys` are the POST requests' idempotency keys; `repair` removes the faults. */
export function startMockServer() {
  const server = setupServer();
  const keys: (string | null)[] = [];
  let store = createMemoryStore(createSampleLedger(new Date()));
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') keys.push(request.headers.get('Idempotency-Key'));
  });
  function repair() {
    server.resetHandlers();
    server.use(...createHandlers(store));
  }
  beforeAll(() => server.listen({ onUnhandledFrame: failOnUnknownApiPath }));
  beforeEach(() => {
    keys.length = 0;
    store = createMemoryStore(createSampleLedger(new Date()));
    repair();
  });
  afterAll(() => server.close());
  return { server, keys, repair };
}
