import { existsSync } from 'node:fs';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { msw } from 'msw/vite';
import { documentedOnly } from './documentedOnly.ts';
import { shownPictures } from './screens.ts';
import { statePictures } from './statechart/pictures.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    // Includes the manifest of components, which the dev server and the static build serve.
    '@storybook/addon-mcp',
    'msw-storybook-addon',
    'storybook-addon-statecharts',
  ],
  // The pictures of the Welcome and the Theming page, and of the states of the flows, are the stories' own baselines.
  // One that is yet to be drawn is drawn from this build; that none is missing then is a test's to say.
  staticDirs: [
    ...[...new Map([...shownPictures, ...statePictures])]
      .map(([file, to]) => ({ from: `../stories/__image_snapshots__/${file}`, to }))
      .filter(({ from }) => existsSync(new URL(from, import.meta.url))),
    // A chart that is written to a file need not be laid out when somebody looks at it.
    { from: '../docs/statecharts', to: 'statecharts' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal(config) {
    config.plugins = [
      ...documentedOnly(config.plugins),
      vanillaExtractPlugin(),
      msw({ mode: 'worker-only' }),
    ];
    // What it weighs, packed, nobody asks.
    config.build = { ...config.build, reportCompressedSize: false };
    return config;
  },
});
