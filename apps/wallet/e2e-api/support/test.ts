import { startServerProcess, type ServerProcess } from '@rad-wallet/server/testing';
import { test as base } from '@playwright/test';
import getPort from 'get-port';
import { API_HOST } from './places';

/** The server of one test, over a file of its own. */
export interface Api {
  /** Starts it, or starts it again on the same file. */
  start(): Promise<void>;
  /** Has it hang: it takes connections and answers nothing. */
  pause(): void;
  resume(): void;
  /** Ends it without a warning. */
  kill(): Promise<void>;
}

export const test = base.extend<{ api: Api }, { apiPort: number }>({
  apiPort: [async ({ browserName: _ }, use) => use(await getPort()), { scope: 'worker' }],

  launchOptions: [
    async ({ launchOptions, apiPort }, use) =>
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
    async ({ apiPort, baseURL }, use, testInfo) => {
      const file = testInfo.outputPath('ledger.sqlite');
      let server: ServerProcess | undefined;
      const api: Api = {
        start: async () => {
          server = await startServerProcess([
            ...['--port', String(apiPort)],
            ...['--file', file],
            ...['--origin', baseURL ?? ''],
          ]);
        },
        pause: () => server?.signal('SIGSTOP'),
        resume: () => server?.signal('SIGCONT'),
        kill: async () => server?.end(),
      };
      await api.start();
      await use(api);
      await api.kill();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
