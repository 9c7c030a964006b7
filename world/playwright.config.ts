import wallet from '../apps/wallet/playwright.config';
import { defineConfig } from '@playwright/test';

// The wallet's configuration without its dev server.
const [preview] = [wallet.webServer ?? []].flat();

export default defineConfig({
  ...wallet,
  testDir: '.',
  outputDir: '../.cache/world',
  fullyParallel: false,
  workers: 1,
  timeout: 900_000,
  webServer: preview && { ...preview, cwd: '../apps/wallet' },
});
