// What the sources do not tell by their imports. `changed.test.ts` holds that it names what there is.

/** What is not drawn by its own sources alone: the frame of every story. */
export const PREVIEW = '.storybook/preview.tsx';

/** Where the wallet begins; pages come by its table of routes. */
export const WALLET = 'apps/wallet/src/main.tsx';
export const ROUTES = 'apps/wallet/src/routes.ts';

/**
 * What configures, builds or runs the checks, and all that it stands on: when it changes, nobody knows
 * what it reaches.
 */
export const GROUND = [
  '.storybook/{main,manager,test-runner}.{ts,tsx}',
  '.storybook/environment.mjs',
  '{apps,packages}/**/{vite,playwright}.config.ts',
  'vitest.config.ts',
  'test-runner-jest.config.js',
  '.dependency-cruiser.mjs',
  'scripts/*.mjs',
];

/** Goes to the pages, one after the other. */
export const MATRIX = 'stories/matrix.test.ts';

/** Asked for by the panel alone, when somebody looks at it: no story waits for it. */
export const NOT_FOLLOWED = ['.storybook/statechart/plans.ts'];

/** Where a style sheet reaches beyond the elements that take its classes. */
export const GLOBAL_STYLE = /\b(global\w*|createGlobal\w*|createTheme\w*|layer|fontFace)\s*\(/;

/**
 * What a module has from files that it does not import, by reading them or by a command. One that reads and
 * is not here may read anything: whatever reaches it is tested with every change. `not` are the changes that it
 * takes no notice of: `looks` of style sheets, `words` of messages.
 * @type {Readonly<Record<string, { reads: readonly string[], not?: readonly ('looks' | 'words')[] }>>}
 */
export const READS = {
  // Types and lints a copy of all that there is.
  'scripts/new-flow.test.ts': {
    reads: ['{packages,apps,stories,scripts,.storybook}/**', 'docs/rules.md', '*'],
    not: ['looks', 'words'],
  },
  'scripts/new-component.test.ts': {
    reads: ['{packages,scripts}/**', 'stories/support/**'],
    not: ['looks', 'words'],
  },
  'scripts/types.test.ts': { reads: ['packages/**'], not: ['looks', 'words'] },
  // Asks what imports lead where; the sheets and texts that it changes are its own.
  'scripts/changed.test.ts': {
    reads: ['{packages,apps,scripts,.storybook}/**', 'stories/**/*.{ts,tsx,mdx}', '*'],
    not: ['looks', 'words'],
  },
  'scripts/messages.test.ts': { reads: ['{packages,apps}/**'], not: ['looks'] },
  'scripts/documents.test.ts': { reads: ['*.md', 'docs/**'] },
  'scripts/packages.test.ts': { reads: ['packages/*/package.json', 'scripts/**'] },
  'scripts/pageTexts.test.ts': {
    reads: ['{packages,apps}/*/src/**', 'packages/*/package.json'],
    not: ['looks', 'words'],
  },
  'scripts/props.test.ts': {
    reads: ['packages/ui/**', 'stories/Components/**'],
    not: ['looks', 'words'],
  },
  'scripts/readmes.test.ts': { reads: ['packages/*/*', 'scripts/**'] },
  'scripts/sizes.test.ts': { reads: ['packages/*/package.json', 'scripts/**'] },
  'scripts/styles.test.ts': { reads: ['packages/ui/src/**/*.css.ts'] },
  // Rules alone, over fixtures: a file that came or went is all that they see of the tree.
  'scripts/imports.test.ts': { reads: ['scripts/**', '*'] },
  'scripts/figtree.test.ts': {
    reads: ['{packages,apps}/*/src/**/*.{ts,tsx}', 'packages/ui/src/theme/ownFace.css'],
  },
  'scripts/nastaliq.test.ts': { reads: ['{packages,apps}/*/src/**/*.{ts,tsx}'], not: ['looks'] },
  'scripts/runner.test.ts': { reads: ['scripts/**'] },
  'scripts/browser.test.ts': { reads: [] },
  'scripts/glances.test.ts': { reads: ['stories/__image_snapshots__/**'] },
  'scripts/release.test.ts': { reads: ['.github/**'] },
  'scripts/lib/install.mjs': { reads: [] },
  'scripts/lib/processes.mjs': { reads: [] },
  'scripts/lib/reports.mjs': { reads: [] },
  'scripts/lib/runner.mjs': { reads: [] },
  'scripts/lib/browser.mjs': { reads: [] },
  'scripts/lib/walks.mjs': { reads: [] },
  'apps/wallet/src/data/firstPaint.test.ts': { reads: ['apps/wallet/index.html'] },
  'apps/wallet/earlyReads.test.ts': { reads: ['apps/wallet/index.html'] },
  'apps/wallet/manifest.test.ts': { reads: ['apps/wallet/{index.html,public/**}'] },
  'apps/wallet/security/libraryStyles.test.ts': { reads: [] },
  'apps/wallet/security/contentSecurity.ts': { reads: ['apps/wallet/**'], not: ['looks', 'words'] },
  'apps/wallet/worker/shellWorker.ts': { reads: ['apps/wallet/worker/**'] },
  'packages/ui/src/theme/themeCss.test.ts': { reads: ['packages/ui/src/theme/**'] },
  'packages/contract/src/openapi/openapi.test.ts': { reads: ['packages/api/openapi.json'] },
  'packages/server/src/store/sqliteStore.test.ts': { reads: ['packages/server/**'] },
  'packages/server/src/store/openDatabase.ts': { reads: [] },
  'packages/server/src/testing/startServerProcess.ts': { reads: ['packages/server/**'] },
  'packages/server/src/testing/books.ts': { reads: [] },
  'packages/storybook-addon-xstate/src/manager/loading.test.ts': {
    reads: ['packages/storybook-addon-xstate/**'],
  },
  'stories/charts.test.ts': { reads: ['docs/statecharts/**'] },
  'stories/library/readme.test.ts': {
    reads: ['README.md', 'packages/*/README.md', 'stories/library/**'],
  },
  'stories/map/screens.test.ts': {
    reads: ['stories/Pages/*', 'stories/__image_snapshots__/**', '.storybook/**'],
  },
  // Of models and of what stories are called: nothing that is drawn or said.
  'stories/states.test.ts': { reads: [], not: ['looks', 'words'] },
  'stories/indexed.test.ts': { reads: ['stories/**'], not: ['looks', 'words'] },
  'stories/names.test.ts': { reads: ['stories/**'], not: ['looks', 'words'] },
  'packages/ui/src/flows/plainMachines.test.ts': {
    reads: ['packages/ui/src/{flows,screens}/**'],
    not: ['looks', 'words'],
  },
  // Draws every story by Node: what is drawn, not how it looks or what it says.
  '.storybook/server/server.test.ts': {
    reads: ['{packages,apps,stories,.storybook}/**'],
    not: ['looks', 'words'],
  },
};

/**
 * Modules that put the key of a text together of an id that others name: a toast's, typed as one of the catalogue's.
 * They are part of everything, and say what those name who lead to them.
 * @type {Readonly<Record<string, string>>} the part of the catalogue whose next segment is the id, by module
 */
export const NAMED_BY_OTHERS = { 'packages/ui/src/components/Toast/useToastText.ts': 'toasts' };

/** The splash of index.html, and the page that goes on with it. */
const SPLASH = ['packages/ui/src/splash/markup.ts', 'apps/wallet/src/pages/LoadingPage.tsx'];
const HISTORY = 'apps/wallet/src/pages/TransactionsPage.tsx';

/**
 * End-to-end tests, by their names in the record, that ask how things look, and ask it of these alone and of what
 * stands around every page, whatever else is on the pages that they open: what a sheet of other things says is
 * nothing to them.
 * @type {readonly { test: RegExp, at: readonly string[] }[]}
 */
export const LOOKS_AT = [
  { test: /^e2e-api\/firstLoad.* the splash stands before the sheet has come/, at: SPLASH },
  { test: /^e2e\/splash.* the splash stands before any script/, at: SPLASH },
  { test: /^e2e\/splash.* \/loading goes on with the splash/, at: SPLASH },
  { test: /^e2e-api\/longHistory.* 5,000 transactions: the list is whole/, at: [HISTORY] },
  {
    test: /^e2e\/languages.* the hints in fields are whole$/,
    at: [
      HISTORY,
      'apps/wallet/src/pages/SendMoneyPage.tsx',
      'apps/wallet/src/pages/CryptoTransferPage.tsx',
      'apps/wallet/src/pages/SendWalletPage.tsx',
    ],
  },
];

/**
 * End-to-end tests that ask axe or for computed styles, and never for colours or corners: of paddings, of all but
 * contrast.
 * @type {readonly RegExp[]}
 */
export const NOT_OF_COLOURS = [/^e2e\/languages.* at twice the text size/];

/** What no check but the format and those that read every file takes notice of. */
export const PROSE = ['**/*.md', 'LICENSE', '**/LICENSE'];

/** The pictures that stories are compared with. */
export const PICTURES = 'stories/__image_snapshots__/';
