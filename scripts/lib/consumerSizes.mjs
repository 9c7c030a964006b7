// Measures the size of imports from the library by bundling the built packages as an app would.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { getPackageFolder, isDocument, isPlan, isSheet, listEntryPoints } from './packages.mjs';
import { inProject } from './project.mjs';

/**
 * @typedef {{ ours: number, peers: number, css: number }} Cost gzipped: our JavaScript, the JavaScript of the peers and
 *   their dependencies, our CSS
 */
/**
 * @typedef {object} Import
 * @property {string} what its name in the report
 * @property {string} code a module that a consumer might write
 * @property {Cost} budget in KB (1000 bytes)
 */

/** Entries for build scripts and servers. */
const NOT_FOR_PAGES = ['./theme/makeTheme', './theme/globalTheme', './splash/markup'];

/** Every component, flow, screen, message catalogue and format, as pages could load them. */
const everything = listEntryPoints('ui')
  .map(({ path }) => path)
  .filter((entry) => !isDocument(entry) && !isPlan(entry) && !NOT_FOR_PAGES.includes(entry))
  .filter((entry) => !isSheet(entry) || entry === './styles.css')
  .map((entry, index) => {
    const from = `'@rad-wallet/ui/${entry.slice(2)}';\n`;
    return isSheet(entry) ? `import ${from}` : `export * as entry${index} from ${from}`;
  })
  .join('');

/**
 * Returns code that imports from an entry and its style sheet.
 * @param {string} entry
 * @param {...string} names
 */
const importCode = (entry, ...names) =>
  `import '@rad-wallet/ui/${entry}.css';\nexport { ${names.join(', ')} } from '@rad-wallet/ui/${entry}';`;

/** In the order of the table in the library's README. @type {readonly Import[]} */
export const imports = [
  {
    what: 'Button',
    code: importCode('Button', 'Button'),
    budget: { ours: 2.6, peers: 15.5, css: 1.1 },
  },
  {
    what: 'AmountField',
    code: importCode('AmountField', 'AmountField'),
    // Includes what finds and loads messages, and reads amounts in the notation of each language.
    budget: { ours: 9, peers: 14.2, css: 1.4 },
  },
  {
    what: 'a flow, features/send-money',
    code: importCode('features/send-money', 'SendMoneyFlow', 'sendMoneyMachine'),
    // Includes the flow's English messages and what is lazy-loaded: 3 KB of ours and 9 KB of the peers for the question
    // before a repeated payment, 2.4 KB of ours for the check of the payee, 9 KB of ours for the payer's consent. The
    // same entry exports the setting of consent, whose styles are included.
    budget: { ours: 43.5, peers: 46, css: 7 },
  },
  {
    what: 'a screen, features/transactions',
    code: importCode('features/transactions', 'TransactionsScreen'),
    // Includes 10 KB for long histories (TanStack Virtual and batched loading), 17 KB of ours and 40 KB of the peers
    // for the statement, and 2 KB for dates and sums. The statement, the dates and the virtualised list are lazy-loaded.
    budget: { ours: 58.5, peers: 67, css: 7 },
  },
  {
    what: 'the provider, theme and reset (once)',
    code: `import '@rad-wallet/ui/theme/tokens.css';\nimport '@rad-wallet/ui/theme/reset.css';\n${importCode('provider', 'WalletProvider')}`,
    // Includes the list of languages, the toast region, which is lazy-loaded, and a plain toast if that fails.
    budget: { ours: 8.7, peers: 23.5, css: 4 },
  },
  {
    what: 'the Urdu texts (once)',
    code: `export { ur } from '@rad-wallet/ui/messages/ur';`,
    budget: { ours: 28, peers: 0, css: 0 },
  },
  {
    what: 'everything, in three languages, as a whole and by set',
    code: everything,
    // Includes 36 KB for the comparison of phone numbers, which is lazy-loaded.
    budget: { ours: 426.5, peers: 128, css: 20.5 },
  },
];

const library = path.join(getPackageFolder('ui'), 'dist');

export const isBuilt = () => existsSync(path.join(library, 'package.json'));

/** @param {string} folder of a package */
const readManifest = (folder) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/**
 * Returns the name of the package that contains a module; undefined if no package does.
 * @param {string} id
 */
const getPackageName = (id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];

/** Whether a module contains messages in another language than English, which load only in that language. */
const isTranslation = (/** @type {string} */ id) =>
  /\/messages\/(?:shared\/\w+\/)?(?!en\.)[a-z]{2,3}\.js$/.test(id);

/** Returns the names of the library's peer dependencies and of their direct and indirect dependencies. */
function listPeers() {
  const { peerDependencies, peerDependenciesMeta } = readManifest(library);
  const peers = new Set(
    Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
  );
  for (const name of peers) {
    const { dependencies = {} } = readManifest(inProject('node_modules', name));
    for (const dependency of Object.keys(dependencies)) peers.add(dependency);
  }
  return peers;
}

/** A virtual module inside the library, which can import itself by its name. */
const ENTRY = path.join(library, 'consumer.js');

/**
 * Bundles what a module imports, minified for production. Lazy-loaded code is counted too, but not lazy-loaded messages
 * in another language than English.
 * @param {string} code
 * @param {ReadonlySet<string>} peers
 * @returns {Promise<Cost>}
 */
async function bundle(code, peers) {
  const isOfPeers = (/** @type {string} */ id) => peers.has(getPackageName(id) ?? '');
  const result = await build({
    configFile: false,
    root: library,
    mode: 'production',
    logLevel: 'error',
    plugins: [
      {
        name: 'consumer',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? { code, moduleSideEffects: true } : null),
      },
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: {
          codeSplitting: {
            // Only React is CommonJS, so the bundler's CommonJS runtime counts as a peer.
            groups: [
              { name: 'peers', test: (id) => /rolldown\/runtime/.test(id) || isOfPeers(id) },
            ],
          },
        },
      },
    },
  });
  if (!('output' in result)) throw new Error('Expected one bundle.');
  /** @type {Cost} */
  const cost = { ours: 0, peers: 0, css: 0 };
  const imported = new Set(
    result.output.flatMap((output) => (output.type === 'chunk' ? output.imports : [])),
  );
  for (const output of result.output) {
    if (output.type === 'chunk') {
      const isLazy = !imported.has(output.fileName);
      if (isLazy && output.moduleIds.length > 0 && output.moduleIds.every(isTranslation)) continue;
      cost[output.moduleIds.some(isOfPeers) ? 'peers' : 'ours'] += gzipSync(output.code).length;
    } else if (output.fileName.endsWith('.css')) cost.css += gzipSync(output.source).length;
  }
  return cost;
}

/**
 * Measures every import.
 * @returns {Promise<(Import & { cost: Cost })[]>} the costs are in bytes
 */
export function measureImports() {
  const peers = listPeers();
  return Promise.all(imports.map(async (it) => ({ ...it, cost: await bundle(it.code, peers) })));
}
