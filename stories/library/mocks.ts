import {
  createHandlers,
  failOnUnknownApiPath,
  faults,
  memoryStore,
  sampleLedger,
} from '@rad-wallet/mocks';
import { setupServer } from 'msw/node';

// The whole server with its own ledger, at any origin.
export const server = setupServer(...createHandlers(memoryStore(sampleLedger(new Date()))));
server.listen({ onUnhandledFrame: failOnUnknownApiPath });

/** Makes every request of the balances fail as without a connection. */
export const breakBalances = () => server.use(faults.networkDown('get', '*/api/balances'));
