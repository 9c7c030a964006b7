import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { findPageNamespaces } from '../../scripts/lib/pageNamespaces.mjs';
import { earlyLoading } from './build/earlyLoading.ts';
import { describeHost } from './build/host.ts';
import { precompiledMessages } from './build/messages.ts';
import { contentSecurity } from './build/security/contentSecurity.ts';
import { splash } from './build/splash.ts';
import { shellWorker } from './build/worker/shellWorker.ts';

/** An entry module in a shared chunk would leave its own chunk empty, and the manifest without it. */
const NOT_AN_ENTRY = /^(?!.*(index\.html|main\.tsx|HomePage\.tsx)$)/;

const namespaces = findPageNamespaces();

export default defineConfig(({ command }) => {
  // A build for a real API contains no MSW; the demo serves its worker script.
  const isDemo = !process.env.VITE_API_URL;
  const host = path.resolve(process.env.WALLET_HOST ?? path.join(import.meta.dirname, 'src/host'));
  return {
    plugins: [
      react(),
      vanillaExtractPlugin(),
      optimizeLocales.vite({ locales: ['en-US'] }),
      isDemo && msw({ mode: 'worker-only' }),
      splash(),
      earlyLoading(namespaces),
      command === 'build' && precompiledMessages(namespaces.first),
      contentSecurity(),
      // A page has one worker, and the demo's mocked server uses it.
      !isDemo && shellWorker(),
      !isDemo && {
        name: 'host',
        async buildStart() {
          this.info(await describeHost(host));
        },
      },
    ],
    resolve: { alias: { '#host': host } },
    define: command === 'build' ? { 'import.meta.env.PAGE_NAMESPACES': namespaces } : {},
    server: { port: 5173 },
    preview: { port: 4173 },
    build: {
      manifest: true,
      // scripts/size.mjs reports the sizes.
      reportCompressedSize: false,
      modulePreload: {
        // Every supported browser preloads modules itself.
        polyfill: false,
        // index.html preloads a page's scripts (src/early), so the entry need not list them again (2 KB).
        // Style sheets must still load with their page.
        resolveDependencies: (_page, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
      },
      target: 'es2023',
      cssTarget: 'chrome111',
      rolldownOptions: {
        // As an entry, home tags what it imports as `$initial`.
        input: ['index.html', 'src/pages/HomePage.tsx'],
        output: {
          codeSplitting: {
            groups: [
              // Everything that home needs, since forty small chunks compress to 8 KB more.
              { name: 'core', tags: ['$initial'], test: NOT_AN_ENTRY },
              // The style sheets of the other pages, so that a page fetches two sheets and not twenty.
              { name: 'styles', test: /\.vanilla\.css$/ },
              // Modules that many pages share, mostly forms and machines, so that a page loads half as many chunks.
              // Not those that only a dialog needs, which load when it opens.
              {
                name: 'shared',
                minShareCount: 11,
                test: /^(?!.*(Dialog|Modal|[Oo]verlay))/,
              },
            ],
          },
        },
      },
    },
  };
});
