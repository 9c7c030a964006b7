import { createHandlers, createMemoryStore, createSeedLedger } from '@rad-wallet/mocks';
import { money } from '../money';

export const BALANCE = '2480.75';

/** A mocked server with its own ledger. */
export const createBank = () =>
  createHandlers(
    createMemoryStore(
      createSeedLedger({ pkr: BALANCE, gold: null, silver: null, now: new Date() }),
    ),
    { currency: money.home },
  );
