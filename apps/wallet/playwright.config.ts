import { defineConfig } from '@playwright/test';
import getPort, { portNumbers } from 'get-port';
import { browserFlags, findBrowser } from '../../scripts/lib/browser.mjs';

// Set only once: the workers load this file again and need the same ports.
process.env.E2E_PORT ??= String(await getPort({ port: portNumbers(4273, 4473) }));
process.env.E2E_DEV_PORT ??= String(await getPort({ port: portNumbers(4474, 4673) }));
const address = `http://127.0.0.1:${process.env.E2E_PORT}`;
const devAddress = `http://127.0.0.1:${process.env.E2E_DEV_PORT}`;

const vite = (command: string, port: string | undefined) =>
  `npx --no-install vite ${command} --host 127.0.0.1 --port ${port} --strictPort`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../.cache/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the number of cores, because tests mostly wait.
  workers: 3,
  timeout: 60_000,
  // Long enough for a busy machine; no test result depends on it.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'Asia/Karachi',
    // Otherwise every click would wait for animations to end.
    contextOptions: { reducedMotion: 'reduce' },
    // Playwright resets the context between tests; reusing it saves a sixth of the run time.
    reuseContext: true,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
  // The built wallet, and the dev server for dev.spec.ts.
  webServer: [
    { command: vite('preview', process.env.E2E_PORT), url: address, reuseExistingServer: false },
    { command: vite('dev', process.env.E2E_DEV_PORT), url: devAddress, reuseExistingServer: false },
  ],
});
