// Measures the size of imports from the library by bundling the built packages as an app would.
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { getPackageFolder } from './packages.mjs';
import { inProject } from './project.mjs';

/**
 * @typedef {{ ours: number, peers: number, css: number }} Cost gzipped bytes: our JavaScript, the JavaScript of the
 *   peers and their dependencies, our CSS
 */

/** A project with the library installed, in the folders that npm would create. */
const consumer = inProject('.cache', 'size');

const library = path.join(getPackageFolder('ui'), 'dist');

export const isBuilt = () => existsSync(path.join(library, 'package.json'));

/** @param {string} folder of a package */
const readManifest = (folder) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/**
 * Returns the name of the package that contains a module; undefined if no package does.
 * @param {string} id
 */
const getPackageName = (id) =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]?.replace('\\', '/');

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

function install() {
  const link = path.join(consumer, 'node_modules', '@rad-wallet', 'ui');
  mkdirSync(path.dirname(link), { recursive: true });
  rmSync(link, { recursive: true, force: true });
  symlinkSync(library, link, 'junction');
}

/**
 * Bundles what a module imports, minified for production. Lazy-loaded code is counted too.
 * @param {string} file
 * @param {ReadonlySet<string>} peers
 * @returns {Promise<Cost>}
 */
async function bundle(file, peers) {
  const isOfPeers = (/** @type {string} */ id) => peers.has(getPackageName(id) ?? '');
  const result = await build({
    configFile: false,
    root: consumer,
    mode: 'production',
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: file,
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
  for (const output of result.output) {
    if (output.type === 'chunk') {
      cost[output.moduleIds.some(isOfPeers) ? 'peers' : 'ours'] += gzipSync(output.code).length;
    } else if (output.fileName.endsWith('.css')) cost.css += gzipSync(output.source).length;
  }
  return cost;
}

/**
 * Measures the size of each module.
 * @param {readonly string[]} codes modules that a consumer might write
 */
export function measureCosts(codes) {
  install();
  const peers = listPeers();
  return Promise.all(
    codes.map((code, index) => {
      const file = path.join(consumer, `${index}.js`);
      writeFileSync(file, code);
      return bundle(file, peers);
    }),
  );
}
