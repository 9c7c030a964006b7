// For `npx test-storybook --url http://localhost:6006`; `npm test` uses .storybook/playwright.config.ts.
import { getJestConfig } from '@storybook/test-runner';
import { contextOptions, launchOptions } from './.storybook/browserOptions.ts';

export default {
  ...getJestConfig(),
  testEnvironmentOptions: {
    'jest-playwright': {
      browsers: ['chromium'],
      exitOnPageError: false,
      launchOptions,
      contextOptions,
    },
  },
  testTimeout: 60_000,
};
