import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { compiledMessages } from '../../scripts/lib/compiledMessages.mjs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const root = here('../..');
const out = here('../../.cache/server');

export const serverFile = `${out}/node/render.js`;
export const browserFile = `${out}/browser/hydrate.js`;

/** Builds the stories for Node, then bundles that build for the browser, so class names are the same in both. */
export async function buildStories(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin({ identifiers: 'debug' }), compiledMessages()],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: {
      alias: [
        { find: '#.storybook/preview', replacement: here('preview.ts') },
        { find: '#.storybook/statechart/liveActor', replacement: here('liveActor.ts') },
      ],
    },
    build: {
      ssr: true,
      outDir: `${out}/node`,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { input: [here('render.ts'), here('hydrate.ts')] },
    },
  });
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: `${out}/browser`,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        input: `${out}/node/hydrate.js`,
        output: { entryFileNames: '[name].js', codeSplitting: false },
      },
    },
  });
}
