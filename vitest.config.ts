import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Tests with a check of their own in `npm test`. */
const STATES = ['stories/states.test.ts'];
const DRAWING = ['.storybook/server/**/*.test.ts'];
/** Those that start no server and mock no module of ours. */
const UI = ['packages/ui/**/*.test.{ts,tsx}'];

interface Tests {
  name: string;
  include: readonly string[];
  exclude?: readonly string[];
  /** Whether each file loads what it imports anew. */
  isolate?: boolean;
}

const project = ({ name, include, exclude = [], isolate = true }: Tests) =>
  ({
    plugins: [vanillaExtractPlugin()],
    test: {
      name,
      // Node by default; a test of a hook or of a store names its environment in its first line.
      environment: 'node',
      // For what hangs: on a busy machine the longest take many times their two seconds.
      testTimeout: 30_000,
      include: [...include],
      exclude: [
        ...configDefaults.exclude,
        '**/dist/**',
        'apps/wallet/e2e{,-api}/**',
        'scripts/templates/**',
        ...exclude,
      ],
      isolate,
      // Where files share what they import, they must not share what one has put in a global's place.
      unstubGlobals: !isolate,
      unstubEnvs: !isolate,
      env: { TZ: 'Asia/Karachi' },
    },
  }) satisfies TestProjectInlineConfiguration;

export default defineConfig({
  test: {
    // A process for each file would be a tenth more work.
    pool: 'threads',
    projects: [
      // Most of the time of these goes into loading: they share what they import.
      project({ name: 'ui', include: UI, isolate: false }),
      project({
        name: 'others',
        include: ['{packages,apps,stories,scripts,.storybook}/**/*.test.{ts,tsx}'],
        exclude: [...UI, ...STATES, ...DRAWING],
      }),
      project({ name: 'states', include: STATES }),
      project({ name: 'drawing', include: DRAWING }),
    ],
  },
});
