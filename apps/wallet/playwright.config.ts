import { defineConfig } from '@playwright/test';
import getPort, { portNumbers } from 'get-port';
import { browserFlags, findBrowser } from '../../scripts/lib/browser.mjs';

// Chosen once: the workers read this file again and must meet the same server.
process.env.E2E_PORT ??= String(await getPort({ port: portNumbers(4273, 4473) }));
process.env.E2E_DEV_PORT ??= String(await getPort({ port: portNumbers(4474, 4673) }));
const address = `http://127.0.0.1:${process.env.E2E_PORT}`;
const devAddress = `http://127.0.0.1:${process.env.E2E_DEV_PORT}`;

const vite = (command: string, port: string | undefined) =>
  `npx --no-install vite ${command} --host 127.0.0.1 --port ${port} --strictPort`;

// Where only words were changed (`npm test -- --changed`), what is looked for by the old ones does not come, and
// nobody waits long for it.
const patience = process.env.E2E_PATIENCE ? Number(process.env.E2E_PATIENCE) : undefined;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../.cache/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the cores: a test waits more than it works.
  workers: 3,
  timeout: 60_000,
  // A busy machine takes its time; nothing here is about how long.
  expect: { timeout: patience ?? 15_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    // A notice that covers what is to be pressed goes after five seconds.
    actionTimeout: patience && patience + 5000,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'Asia/Karachi',
    // Nothing here is about motion, and every click would wait for it to end.
    contextOptions: { reducedMotion: 'reduce' },
    // A test finds the browser as new, but its context and page need not be made anew: a sixth less work.
    reuseContext: true,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
  // The built wallet, and what `npm start` and `npm run dev` serve, for dev.spec.ts alone.
  webServer: [
    { command: vite('preview', process.env.E2E_PORT), url: address, reuseExistingServer: false },
    // Where a change is tested that dev.spec.ts cannot notice, nobody asks for it.
    ...(process.env.E2E_DEV_SERVER === 'off'
      ? []
      : [
          {
            command: vite('dev', process.env.E2E_DEV_PORT),
            url: devAddress,
            reuseExistingServer: false,
          },
        ]),
  ],
});
