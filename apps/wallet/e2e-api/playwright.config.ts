import { defineConfig } from '@playwright/test';
import getPort, { portNumbers } from 'get-port';
import wallet from '../playwright.config';

// Set only once: the workers load this file again and need the same port.
process.env.E2E_API_PORT ??= String(await getPort({ port: portNumbers(4474, 4673) }));
const address = `http://127.0.0.1:${process.env.E2E_API_PORT}`;

const CPU_TIME = 'longTasks.spec.ts';

export default defineConfig({
  ...wallet,
  testDir: '.',
  outputDir: '../../../.cache/e2e-api/results',
  // Other tests at the same time would affect the measured CPU time.
  projects: [
    { name: 'pages', testIgnore: CPU_TIME },
    { name: 'cpu-time', testMatch: CPU_TIME, dependencies: ['pages'] },
  ],
  // A reused context would keep the service worker caches from the previous test.
  use: { ...wallet.use, baseURL: address, reuseContext: false },
  webServer: {
    command: `npx --no-install vite preview --config e2e-api/vite.config.ts --host 127.0.0.1 --port ${process.env.E2E_API_PORT} --strictPort`,
    cwd: '..',
    url: address,
    reuseExistingServer: false,
  },
});
