import { getRequestListener } from '@hono/node-server';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createApi } from './http/createApi';
import type { ServerOptions } from './options';
import { seeds } from './seeds';
import { openDatabase } from './store/openDatabase';
import { openSqliteStore } from './store/openSqliteStore';

export interface RunningServer {
  url: string;
  /** Stops accepting requests, completes pending ones, and closes the file. */
  close(): Promise<void>;
}

/** Rejects if the file is not a ledger or the port is in use. */
export async function startServer({
  port,
  host,
  file,
  origins,
  seed,
  reset,
}: ServerOptions): Promise<RunningServer> {
  const database = openDatabase(file);
  const store = openSqliteStore({ database, seed: seeds[seed] });
  if (reset) await store.reset();
  const api = createApi({ store, origins, onError: (error) => console.error(error) });

  const server = createServer(getRequestListener(api.fetch));
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();

  return {
    url: `http://${host}:${typeof address === 'object' && address ? address.port : port}`,
    close: async () => {
      await new Promise((closed) => {
        server.close(closed);
        server.closeIdleConnections();
      });
      database.close();
    },
  };
}
