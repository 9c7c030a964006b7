import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { browserFlags, findBrowser } from '../scripts/lib/browser.mjs';

const copies = process.env.EXAMPLES ?? '';

const starterPort = process.env.STARTER_PORT;
const storybookPort = process.env.STARTER_STORYBOOK_PORT;
const preview = 'npx vite preview --host 127.0.0.1 --strictPort';

const projects = [
  {
    name: 'starter',
    port: starterPort,
    command: `${preview} --port ${starterPort}`,
    specs: ['starter.spec.ts'],
  },
  // Only the Next example renders on a server.
  {
    name: 'next',
    port: process.env.NEXT_EXAMPLE_PORT,
    command: 'npm start --silent',
    specs: ['wallet.spec.ts', 'server.spec.ts'],
  },
  {
    name: 'kuwait',
    port: process.env.KUWAIT_EXAMPLE_PORT,
    command: 'npm start --silent',
    specs: ['kuwait.spec.ts'],
  },
];

const getUrl = (port = '') => `http://127.0.0.1:${port}`;

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
  projects: projects.map(({ name, port, specs }) => ({
    name,
    use: { baseURL: getUrl(port) },
    testMatch: specs,
  })),
  webServer: [
    ...projects,
    {
      name: 'starter',
      port: storybookPort,
      command: `${preview} --port ${storybookPort} --outDir storybook-static`,
    },
  ].map(({ name, port, command }) => ({
    command,
    cwd: path.join(copies, name),
    env: {
      PORT: String(port),
      HOSTNAME: '127.0.0.1',
      NEXT_TELEMETRY_DISABLED: '1',
      // Lets a test control the responses of the Kuwait example's server.
      TESTING: '1',
    },
    url: getUrl(port),
    reuseExistingServer: false,
  })),
});
