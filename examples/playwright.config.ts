import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { browserFlags, findBrowser } from '../scripts/lib/browser.mjs';

const copies = process.env.EXAMPLES ?? '';

const examples = [
  { name: 'vite', port: process.env.VITE_EXAMPLE_PORT },
  { name: 'next', port: process.env.NEXT_EXAMPLE_PORT },
  { name: 'kuwait', port: process.env.KUWAIT_EXAMPLE_PORT },
].map(({ name, port }) => ({ name, port, url: `http://127.0.0.1:${port}` }));

/** Only the Next example renders on a server. */
const specs: Record<string, string[]> = {
  vite: ['wallet.spec.ts'],
  next: ['wallet.spec.ts', 'server.spec.ts'],
  kuwait: ['kuwait.spec.ts'],
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.cache/examples',
  workers: 2,
  timeout: 60_000,
  reporter: 'list',
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'Asia/Karachi',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
  projects: examples.map(({ name, url }) => ({
    name,
    use: { baseURL: url },
    testMatch: specs[name],
  })),
  webServer: examples.map(({ name, port, url }) => ({
    command: 'npm start --silent',
    cwd: path.join(copies, name),
    env: {
      PORT: String(port),
      HOSTNAME: '127.0.0.1',
      NEXT_TELEMETRY_DISABLED: '1',
      // Lets a test control the responses of the Kuwait example's server.
      TESTING: '1',
    },
    url,
    reuseExistingServer: false,
  })),
});
