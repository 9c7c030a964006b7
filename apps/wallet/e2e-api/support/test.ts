import { API_PATHS } from '@rad-wallet/api';
import { startServerProcess, type ServerProcess } from '@rad-wallet/server/testing';
import { test as base, type Page } from '../../e2e/test';
import getPort from 'get-port';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { inProject } from '../../../../scripts/lib/project.mjs';
import { API_HOST } from './buildConfig';

interface Api {
  /** Starts or restarts the server with the same database. */
  start(): Promise<void>;
  /** Suspends the server: it accepts connections but does not respond. */
  pause(): void;
  resume(): void;
  /** Kills the server; pending requests fail. */
  kill(): Promise<void>;
  /** Sends a request of the bank's employees. Rejects if it is refused. */
  operate(path: string, body: object): Promise<void>;
  /** Kills the server and handles requests with this listener instead. */
  replace(listener: RequestListener): Promise<void>;
  /** Sends requests with the cookies of the server, which the browser does not do: it is another site than the wallet. */
  keepCookies(page: Page): Promise<unknown>;
}

const OPERATOR_TOKEN = 'e2e-operator';

/** Every worker is a separate process with its own port and server. */
const apiPort = await getPort();

export const test = base.extend<{
  api: Api;
  /** More options of the server. */
  serverOptions: readonly string[];
}>({
  serverOptions: [[], { option: true }],

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
    async ({ baseURL, serverOptions }, use, testInfo) => {
      const file = testInfo.outputPath('ledger.sqlite');
      let server: ServerProcess | undefined;
      let replacement: Server | undefined;
      const api: Api = {
        start: async () => {
          const args = {
            port: String(apiPort),
            file,
            origin: baseURL ?? '',
            operator: OPERATOR_TOKEN,
            payees: inProject('examples/host/payees.json'),
          };
          server = await startServerProcess([
            ...Object.entries(args).map(([name, value]) => `--${name}=${value}`),
            '--settlements',
            ...serverOptions,
          ]);
        },
        pause: () => server?.signal('SIGSTOP'),
        resume: () => server?.signal('SIGCONT'),
        kill: async () => server?.end(),
        operate: async (path, body) => {
          const response = await fetch(`http://127.0.0.1:${apiPort}${path}`, {
            method: 'POST',
            headers: {
              'Content-Type': 'application/json',
              Authorization: `Bearer ${OPERATOR_TOKEN}`,
            },
            body: JSON.stringify(body),
          });
          if (!response.ok) throw new Error(await response.text());
        },
        keepCookies: (page) =>
          page.route(`http://${API_HOST}/api/**`, async (route) => {
            const { pathname, search } = new URL(route.request().url());
            if (route.request().method() === 'OPTIONS' || pathname === API_PATHS.events) {
              return route.continue();
            }
            const url = `http://127.0.0.1:${apiPort}${pathname}${search}`;
            return route.fulfill({ response: await route.fetch({ url, maxRetries: 1 }) });
          }),
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

export { expect, type Page } from '../../e2e/test';
