import {
  createHandlers,
  failOnUnknownApiPath,
  faults,
  createMemoryStore,
  createSampleLedger,
} from '@rad-wallet/mocks';
import { setupServer } from 'msw/node';

// A complete server with its own ledger that accepts requests to any origin.
export const server = setupServer(
  ...createHandlers(createMemoryStore(createSampleLedger(new Date()))),
);
server.listen({ onUnhandledFrame: failOnUnknownApiPath });

/** Makes all balance requests fail with a network error. */
export const breakBalances = () => server.use(faults.networkDown('get', '*/api/balances'));
