import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { compiledMessages } from '../../scripts/lib/compiledMessages.mjs';
import { earlyLoading } from './build/earlyLoading.ts';
import { openHost } from './build/host.ts';
import { hostedWallet } from './build/hostedWallet.ts';
import { ownOrigin } from './build/ownOrigin.ts';
import { refuseDemo } from './build/refuseDemo.ts';
import { contentSecurity } from './build/security/contentSecurity.ts';
import { splash } from './build/splash.ts';

/** An entry module must not be in a shared chunk: its own chunk would be empty and missing from the manifest. */
const NOT_AN_ENTRY = /^(?!.*(index\.html|main\.tsx|HomePage\.tsx)$)/;

export default defineConfig(() => {
  // A build for a real API does not contain MSW; the demo also serves MSW's worker script.
  const isDemo = !process.env.VITE_API_URL;
  const hosts = path.join(import.meta.dirname, 'src/hosts');
  const apiServer = process.env.API_SERVER;
  const connection = path.resolve(process.env.WALLET_HOST ?? `${hosts}/server/connection`);
  const host = isDemo ? undefined : openHost(connection);
  return {
    plugins: [
      react(),
      vanillaExtractPlugin(),
      optimizeLocales.vite({ locales: ['en-US'] }),
      isDemo && msw({ mode: 'worker-only' }),
      splash(),
      earlyLoading(),
      compiledMessages(),
      contentSecurity(host),
      host && [refuseDemo(), hostedWallet(host)],
      apiServer !== undefined && ownOrigin(apiServer),
    ],
    resolve: {
      alias: { '#host': `${hosts}/${isDemo ? 'demo' : 'server'}`, '#connection': connection },
    },
    build: {
      manifest: true,
      // scripts/size.mjs reports compressed sizes.
      reportCompressedSize: false,
      modulePreload: {
        // Every supported browser has module preloading.
        polyfill: false,
        // index.html preloads a page's scripts (src/platform/early). Style sheets must still load with their page.
        resolveDependencies: (_page, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
      },
      target: 'es2023',
      cssTarget: 'chrome111',
      rolldownOptions: {
        // HomePage is an entry, so that its imports are tagged `$initial`.
        input: ['index.html', 'src/features/home/HomePage.tsx'],
        output: {
          codeSplitting: {
            groups: [
              // The home page in one chunk: forty small chunks would add 8 KB compressed.
              { name: 'core', tags: ['$initial'], test: NOT_AN_ENTRY },
              // One file for the style sheets of all other pages, so that a page loads two style sheets instead of
              // twenty.
              { name: 'styles', test: /\.vanilla\.css$/ },
              // The bell on Home in one chunk instead of four.
              ...(isDemo
                ? []
                : [
                    {
                      name: 'inbox',
                      test: /\/(inbox\/(inbox|InboxButton|messages\/(index|en))|live\/(WalletInbox|storedInbox))\.tsx?$/,
                    },
                  ]),
              // Shared modules, so that a page loads half as many chunks. Excludes modules that only dialogs need.
              {
                name: 'shared',
                minShareCount: 12,
                test: /^(?!.*(Dialog|Modal|[Oo]verlay))/,
              },
            ],
          },
        },
      },
    },
  };
});
