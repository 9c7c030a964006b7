import { startServerProcess, type ServerProcess } from '@rad-wallet/server/testing';
import { test as base } from '../../e2e/test';
import getPort from 'get-port';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { API_HOST } from './places';

/** The server of one test, with a separate database file. */
export interface Api {
  /** Starts or restarts it with the same database. */
  start(): Promise<void>;
  /** Makes it hang: it accepts connections and never responds. */
  pause(): void;
  resume(): void;
  /** Kills the server. */
  kill(): Promise<void>;
  /** Kills the server and handles the requests with this listener. */
  replace(listener: RequestListener): Promise<void>;
}

/** Every worker is a process with a separate port and server. */
const apiPort = await getPort();

export const test = base.extend<{ api: Api }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          `--host-resolver-rules=MAP ${API_HOST} 127.0.0.1:${apiPort}`,
        ],
      }),
    { scope: 'worker' },
  ],

  api: [
    async ({ baseURL }, use, testInfo) => {
      const file = testInfo.outputPath('ledger.sqlite');
      let server: ServerProcess | undefined;
      let replacement: Server | undefined;
      const api: Api = {
        start: async () => {
          const args = { port: String(apiPort), file, origin: baseURL ?? '' };
          server = await startServerProcess(
            Object.entries(args).map(([name, value]) => `--${name}=${value}`),
          );
        },
        pause: () => server?.signal('SIGSTOP'),
        resume: () => server?.signal('SIGCONT'),
        kill: async () => server?.end(),
        replace: async (listener) => {
          await api.kill();
          replacement = createServer(listener).listen(apiPort, '127.0.0.1');
          await once(replacement, 'listening');
        },
      };
      await api.start();
      await use(api);
      await api.kill();
      replacement?.closeAllConnections();
      replacement?.close();
    },
    { auto: true },
  ],
});

export { expect } from '../../e2e/test';
