import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import path from 'node:path';
import { defineConfig } from 'vite';
import { earlyReads } from './earlyReads.ts';
import { earlyScripts } from './earlyScripts.ts';
import { firstPaintChunk } from './firstPaintChunk.ts';
import { firstStyles } from './firstStyles.ts';
import { precompiledMessages } from './precompiledMessages.ts';
import { contentSecurity } from './security/contentSecurity.ts';
import { preloadFaces } from './preloadFaces.ts';
import { shortNames } from './shortNames.ts';
import { startSplash } from './startSplash.ts';
import { shellWorker } from './worker/shellWorker.ts';

/** What the wallet keeps of a person for the visit, their profile above all. */
const KEPT =
  /\/wallet\/src\/(data\/(visit|perDevice|useDevice|storage)|personal\/(personal|profile)|gift\/giftRecords)\.ts$/;

/** What every page starts a moment after it was drawn: its lock, its language, its other tabs. */
const DEVICE =
  /\/wallet\/src\/(lock\/(startDevice|autoLock|lockCover)|device\/(signOut|platformCredential)|data\/(language|leftBehind|lockState|otherTabs|settings|showLook|storedSetting))\.ts$/;

/** What every payment is posted with, and what says whether one is under way. */
const POSTINGS =
  /\/(packages\/api\/src\/queries\/(pathOf|refreshWallet)|wallet\/src\/data\/postings)\.ts$/;

/** The style sheets beyond home's: one for all pages is one request, and one name for home to know. */
const SHEETS = /\.vanilla\.css$/;

/**
 * But for what is shown a moment later (notices), or on pages that are seldom opened: no payment waits for it. No
 * element is given classes of both sheets, so that either may come first.
 */
const LATER_SHEETS =
  /\/packages\/ui\/src\/(screens\/(?!shared|transactions|funds)[\w-]+|components\/(DebitCard|FileUpload|ReturnBars|ShellNotice|TierTrack|Toast))\/[\w.]+\.vanilla\.css$/;

/** What every flow and form runs on. */
const MACHINES =
  /\/(node_modules\/(xstate|@xstate)\/|packages\/ui\/src\/(requests\/(attempt|request|simulate)|flows\/shared\/events)\.ts$)/;

/** What every field is made of. */
const FIELDS =
  /\/(react-(aria|stately|aria-components)\/dist\/private\/(TextField|FieldError|Input|visually-hidden\/\w+|textfield\/\w+|form\/\w+)\.mjs|packages\/ui\/src\/components\/(Field|TextField)\/\w+\.tsx?)$/;

/** What every form of a flow is drawn with. */
const FLOWS =
  /\/packages\/ui\/src\/flows\/shared\/(Flow(View|Frame)|Form(Step)?|useFlowEvents|lazyView|ProblemNotice|failure)\.tsx?$/;

/** What one is chosen out of several with. */
const CHOICES =
  /\/(react-(aria|stately|aria-components)\/dist\/private\/(RadioGroup|radio\/\w+)\.mjs|packages\/ui\/src\/components\/(RadioCards|SegmentedControl)\/\w+\.tsx?)$/;

export default defineConfig(({ command }) => {
  // A build for a real API holds no byte of MSW; the demo serves its worker script.
  const isDemo = !process.env.VITE_API_URL;
  const firstPaint = firstPaintChunk();
  return {
    plugins: [
      firstPaint.plugin,
      react(),
      vanillaExtractPlugin(command === 'build' ? { identifiers: shortNames() } : {}),
      optimizeLocales.vite({ locales: ['en-US'] }),
      isDemo && msw({ mode: 'worker-only' }),
      startSplash(),
      preloadFaces(),
      earlyReads(process.env.VITE_API_URL),
      earlyScripts(),
      firstStyles(),
      command === 'build' && precompiledMessages(),
      contentSecurity(),
      // The demo's mocked server is a worker itself, and a page has one.
      !isDemo && shellWorker(),
    ],
    resolve: {
      alias: [
        // React has it itself: the stand-in for older ones would weigh 0.3 KB before the first paint.
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        {
          find: /^\.\/infiniteQueryBehavior\.js$/,
          replacement: path.join(import.meta.dirname, 'src/data/noInfiniteQueries.ts'),
        },
        {
          find: /^\.\/mutationCache\.js$/,
          replacement: path.join(import.meta.dirname, 'src/data/noMutations.ts'),
        },
        {
          find: /^\.\/(suspense|errorBoundaryUtils|QueryErrorResetBoundary)\.js$/,
          replacement: path.join(import.meta.dirname, 'src/data/noSuspense.ts'),
        },
        {
          find: /^\.\/(focusManager|onlineManager)\.js$/,
          replacement: path.join(import.meta.dirname, 'src/data/noWatch.ts'),
        },
      ],
    },
    server: { port: 5173 },
    preview: { port: 4173 },
    build: {
      manifest: true,
      // scripts/size.mjs says what it weighs.
      reportCompressedSize: false,
      modulePreload: {
        // Every browser that this build is for knows it.
        polyfill: false,
        // The lists of what each page's chunk imports would weigh 2 KB in a script that every page waits for:
        // index.html has them (earlyScripts.ts). Style sheets must come with their page all the same.
        resolveDependencies: (_page, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
      },
      target: 'es2023',
      cssTarget: 'chrome111',
      rolldownOptions: {
        output: {
          // Every page's file is named in what the first paint loads: a letter less of each is 0.1 KB.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: {
            groups: [
              { name: firstPaint.nameOf, priority: 1 },
              // Small modules that always come together weigh half as much in one chunk.
              { name: 'later', test: LATER_SHEETS },
              { name: 'pages', test: SHEETS },
              { name: 'kept', test: KEPT },
              { name: 'device', test: DEVICE },
              { name: 'postings', test: POSTINGS },
              { name: 'machines', test: MACHINES },
              { name: 'fields', test: FIELDS },
              { name: 'flows', test: FLOWS },
              { name: 'choices', test: CHOICES },
            ],
          },
        },
      },
    },
  };
});
