import { getRequestListener } from '@hono/node-server';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createApi } from './http/createApi';
import type { ServerOptions } from './options';
import { readPayees, samplePayees } from './payees';
import { createLedger } from './seeds';
import { DEFAULT_HOLDER } from './store/defaultHolder';
import { LedgerEvents, publishChanges } from './store/LedgerEvents';
import { openLedgerStore } from './store/openLedgerStore';
import { terms as sampleTerms } from './terms';
import { startUpkeep } from './upkeep';

export interface RunningServer {
  url: string;
  /** Stops accepting requests, waits for pending ones, and closes the database. */
  close(): Promise<void>;
}

/** Rejects if the database does not contain a ledger or the port is in use. */
export async function startServer({
  port,
  host,
  database,
  origins,
  seed,
  reset,
  requireSession,
  isSecure,
  deposits,
  transfers,
  requestsPerMinute,
  offersSettlements,
  operatorToken,
  payeesFile,
  consentSeconds,
  fraud,
}: Omit<ServerOptions, 'verify'>): Promise<RunningServer> {
  const store = await openLedgerStore({ database, reset, consentSeconds, fraud });
  const terms = { ...sampleTerms, deposits, transfers };
  const createHolder = (holder: string) => createLedger(seed, holder, new Date());
  if (!requireSession) await store.open(DEFAULT_HOLDER, () => createHolder(DEFAULT_HOLDER));
  const onError = (error: unknown) => console.error(error);
  const events = new LedgerEvents();
  const stop = new AbortController();
  const api = createApi({
    store,
    origins,
    onError,
    createLedger: createHolder,
    terms,
    requireSession,
    isSecure,
    requestsPerMinute,
    offersSettlements,
    operatorToken,
    payees: payeesFile === null ? samplePayees : readPayees(payeesFile),
    events,
    stopped: stop.signal,
  });
  const upkeep = startUpkeep({ store: publishChanges(store, events), terms, onError });

  const server = createServer(getRequestListener(api.fetch));
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();

  return {
    url: `http://${host}:${typeof address === 'object' && address ? address.port : port}`,
    close: async () => {
      stop.abort();
      await new Promise((closed) => {
        server.close(closed);
        server.closeIdleConnections();
      });
      await upkeep.stop();
      await store.close();
    },
  };
}
