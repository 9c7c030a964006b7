import {
  createHandlers,
  failOnUnknownApiPath,
  faults,
  memoryStore,
  sampleLedger,
} from '@rad-wallet/mocks';
import { setupServer } from 'msw/node';

// The whole server over books of its own, at any origin.
export const server = setupServer(...createHandlers(memoryStore(sampleLedger(new Date()))));
server.listen({ onUnhandledFrame: failOnUnknownApiPath });

/** From now on, reading the balances fails as a broken connection does. */
export const breakBalances = () => server.use(faults.networkDown('get', '*/api/balances'));
