import { getJestConfig } from '@storybook/test-runner';
import { browserFlags, findBrowser } from './scripts/lib/browser.mjs';

export default {
  ...getJestConfig(),
  maxWorkers: 2,
  testTimeout: 60_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      browsers: ['chromium'],
      exitOnPageError: false,
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
};
