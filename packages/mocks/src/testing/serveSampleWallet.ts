import { createApiClient } from '@rad-wallet/api';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { FIXED_NOW } from '../clock';
import type { Ledger } from '../ledger/ledger';
import { sampleLedger } from '../seeds/sampleLedger';
import { memoryStore } from '../stores/memoryStore';
import { createHandlers } from '../handlers/createHandlers';
import { failOnUnknownApiPath } from '../handlers/failOnUnknownApiPath';

export const ORIGIN = 'https://wallet.test';

/** Runs the mocked server for the tests of one file, with a new sample ledger for each test. */
export function serveSampleWallet() {
  const server = setupServer();
  const client = createApiClient({ baseUrl: ORIGIN });

  const seed = (ledger: Ledger): void =>
    server.resetHandlers(...createHandlers(memoryStore(ledger), { now: () => FIXED_NOW }));

  beforeAll(() => server.listen({ onUnhandledFrame: failOnUnknownApiPath }));
  beforeEach(() => seed(sampleLedger(FIXED_NOW)));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  return { server, client, seed };
}
