import { defineConfig } from '@playwright/test';
import { contextOptions, launchOptions } from './browserOptions.ts';

/** Checks the stories of the built Storybook, which scripts/stories.mjs serves at TARGET_URL. */
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
});
