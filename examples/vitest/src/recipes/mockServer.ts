import {
  createHandlers,
  createMemoryStore,
  createSampleLedger,
  failOnUnknownApiPath,
} from '@rad-wallet/mocks';
import { createFaultHandler, type FaultCase } from '@rad-wallet/testing/faults';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach } from 'vitest';

export const baseUrl = 'http://localhost';

/**
 * Uses a new ledger per test. `keys` are the idempotency keys of POST requests; `applyFault` lets all requests to a path
 * fail, `repair` removes all faults.
 */
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
  const applyFault = (fault: FaultCase, pattern: string) =>
    server.use(createFaultHandler(fault, pattern, createHandlers(store)));
  beforeAll(() => server.listen({ onUnhandledFrame: failOnUnknownApiPath }));
  beforeEach(() => {
    keys.length = 0;
    store = createMemoryStore(createSampleLedger(new Date()));
    repair();
  });
  afterAll(() => server.close());
  return { server, keys, applyFault, repair };
}
