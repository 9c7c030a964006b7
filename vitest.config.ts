import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { compiledMessages } from './scripts/lib/compiledMessages.mjs';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Tests with their own step in `npm test`. */
const STATES = ['stories/states.test.ts'];
/** What a screen reader says. */
const SPOKEN = ['stories/spoken.test.ts'];
const SERVER = ['.storybook/server/**/*.test.ts'];
/** Tests that start no server and mock none of our modules. */
const UI = ['packages/ui/**/*.test.{ts,tsx}'];
/**
 * Tests of a component that other tests load lazily: a load that outlives its test must not reach them, or the component
 * must not have been loaded before.
 */
const LAZY = ['selectInForm', 'toastRegionFailure'].map(
  (name) => `packages/ui/src/provider/${name}.test.tsx`,
);

interface Project {
  name: string;
  include: readonly string[];
  exclude?: readonly string[];
  isolate?: boolean;
}

const project = ({ name, include, exclude = [], isolate = true }: Project) =>
  ({
    plugins: [vanillaExtractPlugin(), compiledMessages()],
    test: {
      name,
      // Tests that need the DOM set their environment in their first line.
      environment: 'node',
      // Generous, for busy machines: the longest tests take two seconds on an idle one.
      testTimeout: 30_000,
      include: [...include],
      exclude: [
        ...configDefaults.exclude,
        '**/dist/**',
        'apps/wallet/e2e{,-api}/**',
        'scripts/templates/**',
        '**/src/template/**',
        ...exclude,
      ],
      isolate,
      // Files that share modules must not share stubbed globals.
      unstubGlobals: !isolate,
      unstubEnvs: !isolate,
      env: { TZ: 'Asia/Karachi' },
    },
  }) satisfies TestProjectInlineConfiguration;

export default defineConfig({
  test: {
    // Threads are a tenth faster than processes.
    pool: 'threads',
    // By default, one fewer.
    maxWorkers: '100%',
    projects: [
      // Loading modules takes most of their time, so these files share modules.
      project({ name: 'ui', include: UI, exclude: LAZY, isolate: false }),
      project({ name: 'lazy', include: LAZY }),
      project({
        name: 'others',
        include: ['{packages,apps,stories,scripts,.storybook}/**/*.test.{ts,tsx}'],
        exclude: [...UI, ...STATES, ...SERVER, ...SPOKEN],
      }),
      project({ name: 'states', include: STATES }),
      project({ name: 'server', include: SERVER }),
      project({ name: 'spoken', include: SPOKEN }),
    ],
  },
});
