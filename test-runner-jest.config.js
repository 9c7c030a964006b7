import { getJestConfig } from '@storybook/test-runner';
import { browserFlags, findBrowser } from './scripts/lib/browser.mjs';

/** In how many parts each file is run, for workers that would have no file of their own. */
const parts = Number(process.env.STORY_PARTS ?? 1);

const { reporters, watchPlugins, watchPathIgnorePatterns, ...runner } = getJestConfig();

const project = {
  ...runner,
  testEnvironment: './.storybook/environment.mjs',
  // The environment brings what the runner's files of setup bring, once a worker.
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
};

export default {
  reporters,
  watchPlugins,
  watchPathIgnorePatterns,
  // One more than the cores: a page waits about as much as it works.
  maxWorkers: 3,
  testTimeout: 60_000,
  projects: Array.from({ length: parts }, (_, part) => ({
    ...project,
    // By it Jest tells them apart.
    id: `part-${part}`,
    testEnvironmentOptions: { ...project.testEnvironmentOptions, part, parts },
  })),
};
