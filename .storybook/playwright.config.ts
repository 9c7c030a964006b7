import { defineConfig } from '@playwright/test';
import getPort, { portNumbers } from 'get-port';
import { contextOptions, launchOptions } from './browserOptions.ts';

// Set only once: the workers load this file again and need the same port. The test runner reads the address, too.
process.env.TARGET_URL ??= `http://127.0.0.1:${await getPort({ port: portNumbers(6106, 6306) })}/`;
const { TARGET_URL } = process.env;

/** Checks the stories of the built Storybook. */
export default defineConfig({
  testMatch: 'stories.spec.ts',
  outputDir: '../.cache/stories',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the number of cores, because a page spends about half of its time waiting.
  workers: 3,
  timeout: 60_000,
  reporter: 'list',
  use: { ...contextOptions, launchOptions },
  webServer: {
    command: `npx --no-install vite preview --outDir ../storybook-static --host 127.0.0.1 --port ${new URL(TARGET_URL).port} --strictPort`,
    url: TARGET_URL,
    reuseExistingServer: false,
  },
});
