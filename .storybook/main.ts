import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { msw } from 'msw/vite';
import type { StatechartsOptions } from 'storybook-addon-statecharts/preset';
import { runnerImport } from 'vite';
import { compiledMessages } from '../scripts/lib/compiledMessages.mjs';
import { limitDocgen } from './limitDocgen.ts';
import type * as Screens from './screens.ts';

// Vite resolves imports without an extension, as in the packages; Storybook would warn about each of them.
const {
  module: { servedPathByBaseline },
} = await runnerImport<typeof Screens>(fileURLToPath(import.meta.resolve('./screens.ts')), {
  configFile: false,
  logLevel: 'error',
});

/** Set by `npm test -- --changed`; all files if empty. */
const { STORY_FILES = '' } = process.env;

export default defineMain({
  framework: '@storybook/react-vite',
  stories: STORY_FILES
    ? // The directory keeps the titles, which Storybook derives from the paths in it.
      STORY_FILES.split(' ').map((file) => ({
        directory: '../stories',
        files: file.replace('stories/', ''),
      }))
    : ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    // Includes the component manifest, which the dev server and the static build serve.
    '@storybook/addon-mcp',
    'msw-storybook-addon',
    {
      name: 'storybook-addon-statecharts',
      options: {
        machines: ['packages/ui/src/features/*/*Machine.ts'],
        plugins: [vanillaExtractPlugin()],
      } satisfies StatechartsOptions,
    },
  ],
  // A new story has no baseline in its first build; a test fails if one is missing.
  staticDirs: [
    ...[...new Map(servedPathByBaseline)]
      .map(([file, to]) => ({ from: `../stories/__image_snapshots__/${file}`, to }))
      .filter(({ from }) => existsSync(new URL(from, import.meta.url))),
    // The statecharts on the docs pages show the baselines of a flow's states.
    ...readdirSync(new URL('../stories/__image_snapshots__/flows', import.meta.url))
      .filter((file) => file.endsWith('-light.png'))
      .map((file) => ({
        from: `../stories/__image_snapshots__/flows/${file}`,
        to: `screens/${file}`,
      })),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal(config) {
    config.plugins = [
      ...limitDocgen(config.plugins),
      vanillaExtractPlugin(),
      compiledMessages(),
      msw({ mode: 'worker-only' }),
    ];
    config.build = { ...config.build, reportCompressedSize: false };
    return config;
  },
});
