import { getJestConfig } from '@storybook/test-runner';
import { browserFlags, findBrowser } from './scripts/lib/browser.mjs';

export default {
  ...getJestConfig(),
  testEnvironment: './.storybook/environment.mjs',
  // The environment does this once for each worker.
  setupFilesAfterEnv: [],
  snapshotSerializers: [],
  testEnvironmentOptions: {
    'jest-playwright': {
      browsers: ['chromium'],
      exitOnPageError: false,
      skipInitialization: true,
      launchOptions: { executablePath: findBrowser(), args: browserFlags },
      contextOptions: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        colorScheme: 'light',
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'Asia/Karachi',
      },
    },
  },
  // One more than the number of cores, because a page spends about half of its time waiting.
  maxWorkers: 3,
  testTimeout: 60_000,
};
