import { defineConfig } from '@playwright/test';
import getPort, { portNumbers } from 'get-port';
import wallet from '../apps/wallet/playwright.config';
import type { EngineName, EngineOptions } from './test';

const ENGINES: readonly EngineName[] = ['chromium', 'firefox', 'webkit'];

// The wallet's configuration without its dev server.
const [preview] = [wallet.webServer ?? []].flat();

// Set only once, because the workers load this file again and need the same port.
process.env.STORYBOOK_PORT ??= String(await getPort({ port: portNumbers(6107, 6306) }));
const port = process.env.STORYBOOK_PORT;

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../.cache/engines',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: { baseURL: wallet.use?.baseURL, storybookURL: `http://127.0.0.1:${port}` },
  projects: ENGINES.map((engineName) => ({ name: engineName, use: { engineName } })),
  webServer: [
    ...(preview ? [{ ...preview, cwd: '../apps/wallet' }] : []),
    {
      command: `npx --no-install vite preview --outDir storybook-static --host 127.0.0.1 --port ${port} --strictPort`,
      url: `http://127.0.0.1:${port}/index.json`,
      cwd: '..',
      reuseExistingServer: false,
    },
  ],
});
