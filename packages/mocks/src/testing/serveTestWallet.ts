import { createApiClient } from '@rad-wallet/api';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { FIXED_NOW } from '../clock';
import { createSeedLedger } from '../ledger/demoLedger';
import type { Ledger } from '@rad-wallet/ledger';
import { createMemoryStore } from '../stores/createMemoryStore';
import { createHandlers } from '../handlers/createHandlers';
import { failOnUnknownApiPath } from '../handlers/failOnUnknownApiPath';

export const ORIGIN = 'https://wallet.test';

/** 100,000 PKR, 20 g of gold, 150 g of silver and three entries. */
const testLedger = createSeedLedger({
  pkr: '100000',
  gold: '20',
  silver: '150',
  transactions: [
    { type: 'deposit', amount: '7000', description: 'Deposit via Bank Transfer', minutesAgo: 90 },
    { type: 'sent', amount: '2500', description: 'Sent to Bilal Ahmed', minutesAgo: 60 },
    { type: 'received', amount: '5000', description: 'Received from Fatima Ali', minutesAgo: 30 },
  ],
});

export function serveTestWallet() {
  const server = setupServer();
  const client = createApiClient({ baseUrl: ORIGIN });

  const seed = (ledger: Ledger): void =>
    server.resetHandlers(...createHandlers(createMemoryStore(ledger), { now: () => FIXED_NOW }));

  beforeAll(() => server.listen({ onUnhandledFrame: failOnUnknownApiPath }));
  beforeEach(() => seed(testLedger));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  return { server, client, seed };
}
