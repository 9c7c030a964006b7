// npm run lint:imports: which modules may import which others (CONTRIBUTING, "Where things are").
// oxlint checks what dependency-cruiser cannot see: computed `import()`, globs outside tests, `import('x')` types and
// import cycles.
import { readFileSync } from 'node:fs';

const UI = '^packages/ui/src';
const APP = '^apps/wallet/src';

/** Files that run only in tests. */
const TESTS = String.raw`\.(test|arbitraries)\.tsx?$|/(src|catalogues|data|engine|format|theme)/testing/`;

/** The sample data, which has no dependencies. */
const SAMPLES = 'packages/mocks/src/samples';

/** The handlers of faults, which depend on MSW only. */
const FAULTS = 'packages/mocks/src/handlers/faults.ts';

/** Dependencies that `npm run build:packages` bundles into a package, so consumers do not install them. */
const BUILT_IN = `node_modules/(@vanilla-extract/recipes|@fontsource-variable/figtree)/|^${SAMPLES}/|^${FAULTS}`;

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

/**
 * @param {string} name
 * @param {string} comment what to do, or why
 * @param {Rule['from']} from
 * @param {Rule['to']} to
 * @returns {Rule}
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The parts of the project, each with the other parts that it may import. */
const zones = {
  'packages/ui': [SAMPLES],
  'packages/api': [],
  'packages/ledger': [],
  'packages/mocks': ['packages/(api|ledger)'],
  'packages/contract': ['packages/api'],
  'packages/testing': ['packages/ui', SAMPLES, FAULTS],
  'packages/server': ['packages/(api|ledger|contract)', SAMPLES],
  'packages/storybook-addon-statecharts': [],
  'apps/wallet': ['packages/(ui|api|ledger|mocks|server)', 'scripts'],
  stories: [
    'packages/(ui|testing|api|mocks|contract|storybook-addon-statecharts)',
    'apps/wallet',
    '.storybook',
  ],
  '.storybook': [
    'packages/(ui|testing|api|mocks|storybook-addon-statecharts)',
    'apps/wallet',
    'scripts',
  ],
  scripts: [],
  world: ['packages/ui', 'apps/wallet', 'scripts'],
  engines: ['packages/(ui|mocks)', 'apps/wallet', 'scripts'],
};

const zoneRules = Object.entries(zones).map(([zone, others]) => {
  const known = [zone, ...others].map((path) => `^${path.replace('.', String.raw`\.`)}(/|$)`);
  return forbid(
    `zone-${zone}`,
    `${zone} may import only: ${[zone, ...others].join(', ')}.`,
    { path: known[0] },
    {
      path: String.raw`^(packages|apps|stories|\.storybook|scripts|world|engines|\.\.)/`,
      pathNot: known,
    },
  );
});

/**
 * Layers from lowest to highest: a file imports from lower layers and, within its own layer, only from its own part.
 * @param {string} name
 * @param {string} folder
 * @param {readonly string[]} layers a pattern of the parts in each layer
 * @param {{ except?: string }} [options] files that may import from all layers
 */
const layerRules = (name, folder, layers, { except } = {}) =>
  layers.map((layer, index) =>
    forbid(
      `layers-${name}`,
      `From low to high: ${layers.join(' < ')}. A layer imports only the layers below it.`,
      { path: `${folder}/(${layer})(/|$)`, ...(except && { pathNot: except }) },
      { path: `${folder}/(${layers.slice(index).join('|')})(/|$)`, pathNot: `${folder}/$1(/|$)` },
    ),
  );

const { devDependencies } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);
const workspaceSources = '^(packages|apps)/[^/]+/src/';

const packageRules = [
  forbid(
    'package-by-name',
    'Import a package by its name: its exports define what is public.',
    // Node also runs variants.ts without a bundler, and cannot resolve an import of a package's source without its
    // extension.
    {
      path: '^((packages|apps)/[^/]+|[^/]+)/',
      pathNot: String.raw`^\.storybook/checks/variants\.ts$`,
    },
    {
      path: '^packages/',
      pathNot: '^$1/',
      dependencyTypes: ['local'],
      dependencyTypesNot: ['aliased'],
    },
  ),
  forbid(
    'public-only',
    'The module does not exist, or its package does not export it.',
    {},
    { couldNotResolve: true, pathNot: '^virtual:' },
  ),
  forbid(
    'listed',
    'List the imported package in the package.json of the workspace.',
    { path: workspaceSources, pathNot: TESTS },
    {
      dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'],
      // A peer dependency is installed here as a development dependency.
      dependencyTypesNot: ['npm-peer'],
      pathNot: BUILT_IN,
    },
  ),
  forbid(
    'listed-for-tests',
    "List the package in the package.json of the test's workspace or of the root.",
    { path: workspaceSources },
    {
      dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
      pathNot: `node_modules/(${Object.keys(devDependencies).join('|')})/`,
    },
  ),
];

const uiRules = [
  forbid(
    'ui-alone',
    'The library imports no router, server or mock.',
    { path: UI },
    {
      path: '(^|node_modules/)(wouter|react-router(-dom)?|@tanstack/(?!react-virtual)[^/]+|msw)(/|$)',
    },
  ),
  forbid(
    'samples-for-tests',
    'Only tests of the library import the samples: the package does not contain the samples.',
    { path: UI, pathNot: TESTS },
    { path: `^${SAMPLES}/` },
  ),
  ...layerRules('ui', UI, [
    'development|locale',
    String.raw`(intl|types|faults)\.ts`,
    'theme|format|messages',
    String.raw`hooks|ledger|phone|accounts\.ts`,
    'components',
    'provider|engine',
    'steps|plans',
    'features',
    'catalogues',
    'brand',
  ]),
  forbid(
    'plans-for-tests',
    'Only plans and tests import the plans: the library does not run them.',
    { path: [UI, APP], pathNot: [TESTS, `${UI}/plans/`, `${UI}/features/[^/]+/plan\\.ts$`] },
    { path: `${UI}/(plans/|features/[^/]+/plan\\.ts$)` },
  ),
  forbid(
    'themes-in-style-sheets',
    'Create a theme in a style sheet (.css.ts), so that no page loads the colour library.',
    {
      path: [UI, APP],
      pathNot: [
        TESTS,
        String.raw`\.css\.ts$`,
        `${UI}/theme/(makeTheme/|buildThemeRules|renderThemeCss|(global|rad)Theme\\.ts$)`,
      ],
    },
    { path: `${UI}/theme/(makeTheme/|renderThemeCss|globalTheme|radTheme)` },
  ),
  forbid(
    'feature-by-name',
    'A feature imports another feature only through its index.ts.',
    // The tests that cover all features are next to the folders that they import.
    { path: `${UI}/features/([^/]+)/` },
    { path: `${UI}/features/[^/]+/`, pathNot: [`${UI}/features/$1/`, String.raw`/index\.ts$`] },
  ),
  forbid(
    'front-door-provider',
    'Import the provider through its index.ts.',
    { path: UI, pathNot: `${UI}/provider/` },
    { path: `${UI}/provider/`, pathNot: String.raw`/index\.ts$` },
  ),
  forbid(
    'top-of-the-folder',
    'Only index.ts imports ThingFlow.tsx and ThingScreen.tsx; move shared code to a lower file.',
    { path: UI, pathNot: `${UI}/features/[^/]+/index\\.ts$` },
    { path: `${UI}/features/[^/]+/[A-Z][A-Za-z]*(Flow|Screen)\\.tsx$` },
  ),
];

const serverRules = [
  ...layerRules(
    'api',
    '^packages/api/src',
    [String.raw`schemas|paths\.ts`, 'client', 'commands|queries'],
    { except: TESTS },
  ),
  ...layerRules(
    'ledger',
    '^packages/ledger/src',
    ['amounts', 'records', 'decisions', 'books', 'testing'],
    { except: TESTS },
  ),
  ...layerRules(
    'mocks',
    '^packages/mocks/src',
    [String.raw`clock\.ts`, 'ledger', 'samples|stores', 'handlers', 'network', 'testing'],
    { except: TESTS },
  ),
  ...layerRules(
    'server',
    '^packages/server/src',
    [
      String.raw`terms\.ts`,
      'store',
      String.raw`http|seeds\.ts|upkeep\.ts`,
      String.raw`options\.ts`,
      String.raw`startServer\.ts`,
      String.raw`main\.ts`,
      'testing|bench',
    ],
    { except: TESTS },
  ),
  ...layerRules(
    'contract',
    '^packages/contract/src',
    [
      String.raw`openapi|options\.ts`,
      'client',
      'checks',
      String.raw`runContract\.ts`,
      String.raw`main\.ts`,
    ],
    { except: TESTS },
  ),
  forbid(
    'server-for-tests',
    'Only the end-to-end tests over the server start it.',
    { path: '^apps/wallet/', pathNot: '^apps/wallet/e2e-api/' },
    { path: '^packages/server/' },
  ),
  forbid(
    'contract-for-tests',
    'Only tests of the server import the contract.',
    { path: '^packages/server/', pathNot: TESTS },
    { path: '^packages/contract/' },
  ),
];

const testingRules = layerRules(
  'testing',
  '^packages/testing/src',
  [
    String.raw`machine\.ts`,
    String.raw`graph\.ts`,
    String.raw`paths\.ts`,
    String.raw`walk\.ts`,
    'user|components|faults',
    'view',
    'features',
  ],
  { except: TESTS },
);

const ADDON = '^packages/storybook-addon-statecharts/src';

const addonRules = [
  forbid(
    'statecharts-light-in-stories',
    'Modules that every story loads contain neither drawing nor layout.',
    { path: `${ADDON}/(index\\.ts$|live/(showActor|connectPanel)\\.ts$)` },
    { path: `${ADDON}/(drawing|layout|view)/|node_modules/elkjs/`, reachable: true },
  ),
];

const appRules = [
  ...layerRules(
    'app',
    APP,
    [
      String.raw`money\.ts`,
      'platform',
      'hosts',
      'session',
      'shell',
      'features',
      String.raw`pages\.ts`,
      'WalletProviders\\.tsx',
      String.raw`App\.tsx|Wallet\.tsx`,
      String.raw`main\.tsx`,
    ],
    { except: TESTS },
  ),
  forbid(
    'features-by-route',
    'A feature imports nothing of another feature except its route.ts.',
    { path: `${APP}/features/([^/]+)`, pathNot: TESTS },
    { path: `${APP}/features/[^/]+/`, pathNot: [`${APP}/features/$1/`, `/route\\.ts$`] },
  ),
  forbid(
    'light-routes',
    'Every page loads all routes: a route.ts imports only defineRoute, and its page dynamically.',
    { path: `${APP}/features/[^/]+/route\\.ts$` },
    { path: '', pathNot: `${APP}/shell/defineRoute\\.ts$`, dynamic: false },
  ),
  forbid(
    'pages-on-demand',
    'Only route.ts imports a page, and dynamically, so that the page is a separate chunk.',
    { path: `${APP}/`, pathNot: TESTS },
    { path: `${APP}/features/[^/]+/\\w+Page\\.tsx$`, dynamic: false },
  ),
  forbid(
    'host-by-alias',
    'Import a host as #host/…, so that a build contains only the host that it chooses.',
    { path: `${APP}/`, pathNot: [`${APP}/hosts/`, TESTS] },
    { path: `${APP}/hosts/(demo|server)/`, dependencyTypesNot: ['aliased'] },
  ),
  forbid(
    'hosts-apart',
    'Neither host imports the other.',
    { path: `${APP}/hosts/(demo|server)/`, pathNot: TESTS },
    { path: `${APP}/hosts/(demo|server)/`, pathNot: `${APP}/hosts/$1/` },
  ),
  forbid(
    'mock-by-the-demo',
    'Only hosts/demo/startDemo imports the mock, and only hosts/demo the samples.',
    { path: `${APP}/`, pathNot: [`${APP}/hosts/demo/startDemo\\.ts$`, TESTS] },
    { path: '^packages/mocks/', pathNot: `^${SAMPLES}/` },
  ),
  forbid(
    'ledger-for-tests',
    'Only tests of the wallet read the ledger.',
    { path: `${APP}/`, pathNot: TESTS },
    { path: '^packages/ledger/' },
  ),
  forbid(
    'samples-by-the-demo',
    'Only hosts/demo imports the samples: a build for an API contains none.',
    { path: `${APP}/`, pathNot: [`${APP}/hosts/demo/`, TESTS] },
    { path: `^${SAMPLES}/` },
  ),
  forbid(
    'demo-on-demand',
    'Import the demo dynamically: it is loaded in parallel with the wallet.',
    {},
    { path: `${APP}/hosts/demo/startDemo\\.ts$`, dynamic: false },
  ),
  forbid(
    'offline-on-demand',
    'Import the offline code dynamically: it loads after the first paint, and only in a build for an API.',
    { path: `${APP}/(?!platform/offline/)` },
    { path: `${APP}/platform/offline/`, dynamic: false },
  ),
  forbid(
    'scripts-for-configuration',
    "Only the app's configuration may import the scripts.",
    { path: `${APP}/` },
    { path: '^scripts/' },
  ),
  forbid(
    'watched-specs',
    'Import `test` from e2e/test.ts, which fails on any violation of the Content Security Policy.',
    { path: '^apps/wallet/e2e/', pathNot: '^apps/wallet/e2e/test\\.ts$' },
    { path: 'node_modules/(@playwright/test|playwright)/' },
  ),
];

/** @satisfies {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    ...zoneRules,
    ...packageRules,
    ...uiRules,
    ...testingRules,
    ...serverRules,
    ...addonRules,
    ...appRules,
  ],
  options: {
    // TypeScript 7 has no JavaScript API for parsing; swc also sees type imports.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(apps|packages)/[^/]+/dist/|/src/template/|^scripts/templates/|^world/actual/',
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};

export default configuration;
