import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { firstPaintChunk } from './firstPaintChunk.ts';
import { precompiledMessages } from './precompiledMessages.ts';
import { startSplash } from './startSplash.ts';

export default defineConfig(({ command }) => {
  // A build for a real API holds no byte of MSW; the demo serves its worker script.
  const isDemo = !process.env.VITE_API_URL;
  const firstPaint = firstPaintChunk();
  return {
    plugins: [
      firstPaint.plugin,
      react(),
      vanillaExtractPlugin(),
      optimizeLocales.vite({ locales: ['en-US'] }),
      isDemo && msw({ mode: 'worker-only' }),
      startSplash(),
      command === 'build' && precompiledMessages(),
    ],
    server: { port: 5173 },
    preview: { port: 4173 },
    build: {
      manifest: true,
      // The lists of what each page's chunk imports would weigh 2 KB before the first paint; style
      // sheets must come with their page all the same.
      modulePreload: {
        // Every browser that this build is for knows it.
        polyfill: false,
        resolveDependencies: (_page, files) => files.filter((file) => file.endsWith('.css')),
      },
      target: 'es2023',
      cssTarget: 'chrome111',
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [{ name: firstPaint.nameOf }],
          },
        },
      },
    },
  };
});
