import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { msw } from 'msw/vite';
import type { StatechartsOptions } from 'storybook-addon-statecharts/preset';
import { compiledMessages } from '../scripts/lib/compiledMessages.mjs';
import { limitDocgen } from './limitDocgen.ts';
import { tagStates } from './stateTags.ts';

/** The screenshots on docs pages: screens, which alone have one in Arabic, second brand, flow states and page states. */
const baselines = fileURLToPath(import.meta.resolve('../stories/__image_snapshots__'));
const screens = globSync('pages/*-ar.png', { cwd: baselines }).map((file) =>
  file.slice(0, -'-ar.png'.length),
);
const shownBaselines = globSync(
  [
    ...screens.map((screen) => `${screen}-{dark,light,??}.png`),
    'foundations/*theming*.png',
    '{flows,pages}/*-light.png',
  ],
  { cwd: baselines },
);

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
    // After the addons that create the manifests.
    fileURLToPath(import.meta.resolve('./docPages.ts')),
  ],
  experimental_indexers: tagStates,
  staticDirs: shownBaselines.map((file) => ({
    from: `${baselines}/${file}`,
    to: `screens/${file}`,
  })),
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
