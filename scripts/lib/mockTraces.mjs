// Finds MSW and the sample data in a build.
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { inProject } from './project.mjs';

/** Strings in MSW that survive minification. */
const MSW_TEXTS = ['mockServiceWorker', '[MSW]', 'MOCK_ACTIVATE'];

/** Minimum length of a string, because shorter ones also occur in other code. */
const MIN_LENGTH = 10;

/** Minimum length of a sample, such as the name of a person, which is short but unique. */
const MIN_SAMPLE_LENGTH = 6;

/**
 * @param {string} folder
 * @param {string} [but] a subfolder to exclude
 */
const readSources = (folder, but) =>
  readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|node_modules/.test(name))
    .map((name) => inProject(folder, name))
    .filter((file) => but === undefined || !file.startsWith(inProject(but)))
    .map((file) => readFileSync(file, 'utf8'));

/**
 * Returns the string literals of a source, except module names.
 * @param {string} source
 */
function findLiterals(source) {
  /** @type {string[]} */
  const found = [];
  /** @type {Set<unknown>} */
  const modules = new Set();
  const note = (/** @type {{ source: unknown }} */ node) => modules.add(node.source);
  new Visitor({
    ImportDeclaration: note,
    ExportNamedDeclaration: note,
    ExportAllDeclaration: note,
    ImportExpression: note,
    Literal(node) {
      if (typeof node.value === 'string' && !modules.has(node)) found.push(node.value);
    },
    TemplateElement: ({ value }) => found.push(value.cooked ?? ''),
  }).visit(parseSync('source.tsx', source).program);
  return found;
}

/** The part of the app that starts the mock. */
const demo = 'apps/wallet/src/hosts/demo';

const samples = 'packages/mocks/src/samples';

/** The host of the checked build. */
const host = 'examples/host';

/**
 * Returns the strings that only the mock and the demo contain: sample data, messages, and strings from MSW.
 * @param {readonly string[]} libraries sources of the libraries in the build, whose strings prove nothing
 */
export function findMockTexts(libraries) {
  const others = [
    ...libraries,
    ...readSources('packages/ui/src'),
    ...readSources('packages/api/src'),
    ...readSources('apps/wallet/src', demo),
    ...readSources(host),
  ].join('\n');
  const own = ['packages/mocks/src', 'packages/ledger/src', demo]
    .flatMap((folder) => readSources(folder))
    .flatMap(findLiterals);
  const unique = own.filter((text) => text.length >= MIN_LENGTH && !others.includes(text));
  return [...new Set([...MSW_TEXTS, ...unique])];
}

/** Returns the strings that only the samples contain, such as names, phone numbers, addresses and links. */
export function findSampleTexts() {
  const others = [
    ...readSources('packages/ui/src'),
    ...readSources('packages/api/src'),
    ...readSources('apps/wallet/src'),
    ...readSources(host),
  ].join('\n');
  const unique = readSources(samples)
    .flatMap(findLiterals)
    .filter((text) => text.length >= MIN_SAMPLE_LENGTH && !others.includes(text));
  return [...new Set(unique)];
}

/**
 * @param {readonly { name: string, text: string }[]} files
 * @param {readonly string[]} texts
 */
export const findTexts = (files, texts) =>
  files.flatMap(({ name, text }) =>
    texts
      .filter((wanted) => text.includes(wanted))
      .map((found) => `${name} contains ${JSON.stringify(found)}`),
  );

/** @typedef {{ sources: string[], sourcesContent: (string | null)[] }} SourceMap */

/** @param {string} source a path from a source map */
const isMock = (source) =>
  /node_modules\/(msw|@mswjs|idb-keyval)\/|packages\/(mocks|ledger)\/|src\/hosts\/demo\//.test(
    source,
  );

/** @param {SourceMap} map */
export const findMockModules = ({ sources }) => sources.filter(isMock);

/**
 * Returns the sources of the libraries in a build, except MSW.
 * @param {SourceMap} map
 */
export const getLibrarySources = ({ sources, sourcesContent }) =>
  sources.flatMap((source, at) =>
    /node_modules\//.test(source) && !isMock(source) ? (sourcesContent[at] ?? []) : [],
  );
