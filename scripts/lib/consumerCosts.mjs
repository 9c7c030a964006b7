// Measures the size of imports from the library by bundling the built packages as an app would.
import { mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { getPackageFolder } from './packages.mjs';
import { inProject } from './project.mjs';

/**
 * @typedef {{ ours: number, peers: number, css: number }} Cost gzipped bytes: our JavaScript, the JavaScript of the
 *   peers and their dependencies, our CSS
 */

/** A project with the library installed, laid out as npm would. */
const consumer = inProject('.cache', 'size');

const library = path.join(getPackageFolder('ui'), 'dist');

export const isBuilt = () => existsSync(path.join(library, 'package.json'));

/** @param {string} folder of a package */
const readManifest = async (folder) =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));

/**
 * Returns the name of the package that contains a module; undefined if no package does.
 * @param {string} id
 */
export const getPackageName = (id) =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]?.replace('\\', '/');

/**
 * Returns packages with all of their direct and indirect dependencies.
 * @param {readonly string[]} names
 * @param {(name: string) => Promise<readonly string[]>} listDependencies
 */
export async function withDependencies(names, listDependencies) {
  const found = new Set(names);
  for (const name of found) for (const next of await listDependencies(name)) found.add(next);
  return found;
}

/** @param {string} name */
async function listDependencies(name) {
  const { dependencies = {} } = await readManifest(inProject('node_modules', name));
  return Object.keys(dependencies);
}

/** Returns the library's peer dependencies and their dependencies. */
async function listPeers() {
  const { peerDependencies, peerDependenciesMeta } = await readManifest(library);
  const needed = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta[name]?.optional,
  );
  return withDependencies(needed, listDependencies);
}

async function install() {
  const modules = path.join(consumer, 'node_modules', '@rad-wallet');
  await mkdir(modules, { recursive: true });
  const link = path.join(modules, 'ui');
  await rm(link, { recursive: true, force: true });
  await symlink(library, link, 'junction');
}

/** Gives a bundler an entry that is not a file. @param {string} code */
const createEntryPlugin = (code) => {
  const id = path.join(consumer, 'entry.js');
  return {
    name: 'entry',
    resolveId: (/** @type {string} */ specifier) => (specifier === 'entry' ? id : null),
    load: (/** @type {string} */ specifier) => (specifier === id ? code : null),
  };
};

/**
 * Bundles what some code imports, minified for production. Lazy-loaded code is counted too.
 * @param {string} code
 * @param {ReadonlySet<string>} peers
 * @returns {Promise<Cost>}
 */
async function bundle(code, peers) {
  const result = await build({
    configFile: false,
    root: consumer,
    mode: 'production',
    logLevel: 'error',
    plugins: [createEntryPlugin(code)],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: 'entry',
        preserveEntrySignatures: 'strict',
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'peers',
                // Only React is CommonJS, so the bundler's CommonJS runtime counts as a peer.
                test: (id) =>
                  id.includes('rolldown/runtime') || peers.has(getPackageName(id) ?? ''),
              },
            ],
          },
        },
      },
    },
  });
  if (!('output' in result)) throw new Error('Expected one bundle.');
  /** @type {Cost} */
  const cost = { ours: 0, peers: 0, css: 0 };
  for (const file of result.output) {
    if (file.type === 'chunk') {
      const isOfPeers = file.moduleIds.some((id) => peers.has(getPackageName(id) ?? ''));
      cost[isOfPeers ? 'peers' : 'ours'] += gzipSync(file.code).length;
    } else if (file.fileName.endsWith('.css')) cost.css += gzipSync(file.source).length;
  }
  return cost;
}

/**
 * Measures the size of each module.
 * @param {readonly string[]} codes modules that a consumer might write
 */
export async function measureCosts(codes) {
  await install();
  const peers = await listPeers();
  return Promise.all(codes.map((code) => bundle(code, peers)));
}
