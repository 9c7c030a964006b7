// npm run check:packages: builds and packs the packages, and checks the tarballs as a consumer would install them.
// `--no-build` checks the last build; `--update` writes an intended change of the public API to packages/*/api.txt.
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'oxc-parser';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { findFileProblems } from './lib/packageRules.mjs';
import { isDocument, isSheet, getPackageFolder, packageFolders } from './lib/packages.mjs';
import { endChildrenOnSignal, run } from './lib/processes.mjs';
import { childEnv, inProject } from './lib/project.mjs';

const execute = promisify(execFile);
const isUpdate = process.argv.includes('--update');

const tarballs = inProject('.cache', 'packages');
/** A project that contains nothing of the workspace except the unpacked tarballs. */
const consumer = path.join(tarballs, 'consumer');

/** The packages are ES modules only, so CommonJS resolution finds nothing. */
const UNSUPPORTED_RESOLUTIONS = new Set(['node10', 'node16-cjs']);

/** npm warnings about the machine, not about the package. */
const MACHINE_WARNING =
  /Unknown (user|env|cli|global|builtin|project) config|requires you to be logged in/;

/** Storybook's doc blocks, which it imports, need a browser. */
const BROWSER_ONLY = 'storybook-addon-statecharts/docs';

/** @typedef {import('./lib/packages.mjs').PublishedManifest} PublishedManifest */
/** @typedef {{ folder: string, manifest: PublishedManifest, files: Map<string, string>, tarball: Buffer, problems: string[] }} Packed */

/**
 * @param {string[]} args
 * @param {string} cwd
 */
async function npm(args, cwd) {
  const { stdout, stderr } = await execute('npm', [...args, '--json', '--ignore-scripts'], {
    cwd,
    env: childEnv(),
    maxBuffer: 1e8,
    shell: process.platform === 'win32',
  });
  const output = JSON.parse(stdout);
  // npm 11 returns an array or an object keyed by package name.
  return { packed: output.files ? output : Object.values(output)[0], stderr };
}

/**
 * Packs a built package into `tarballs` and unpacks it into `consumer`.
 * @param {string} folder
 * @returns {Promise<Packed>}
 */
async function pack(folder) {
  const dist = path.join(getPackageFolder(folder), 'dist');
  const { packed } = await npm(['pack', '--pack-destination', tarballs], dist);
  const { stderr } = await npm(['publish', '--dry-run'], dist);
  const tarball = await readFile(path.join(tarballs, packed.filename));
  const unpacked = createPackageFromTarballData(tarball);
  const root = `/node_modules/${unpacked.packageName}/`;
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const at of unpacked.listFiles()) {
    const file = at.slice(root.length);
    files.set(file, unpacked.readFile(at));
    const to = path.join(consumer, 'node_modules', unpacked.packageName, file);
    await mkdir(path.dirname(to), { recursive: true });
    await writeFile(to, unpacked.readFile(at));
  }
  const manifest = JSON.parse(files.get('package.json') ?? '{}');
  const problems = [
    ...stderr
      .split('\n')
      .filter((line) => /^npm (warn|error)/i.test(line) && !MACHINE_WARNING.test(line)),
    ...findFileProblems(manifest, files),
    ...(folder === 'ui' && !files.has('llms.txt') ? ['There is no llms.txt.'] : []),
  ];
  return { folder, manifest, files, tarball, problems };
}

/** @param {Packed} packed */
async function runPublint({ manifest, tarball }) {
  const { buffer, byteOffset, byteLength } = tarball;
  const { messages } = await publint({
    pkgDir: 'package',
    pack: {
      tarball: /** @type {ArrayBuffer} */ (buffer.slice(byteOffset, byteOffset + byteLength)),
    },
    strict: true,
  });
  return messages.map(
    (message) => `publint: ${formatMessage(message, { ...manifest }, { color: false })}`,
  );
}

/** @param {Packed} packed */
async function runTypesWrong({ tarball }) {
  const result = await checkPackage(createPackageFromTarballData(tarball), {
    excludeEntrypoints: [/\.(css|json)$/],
  });
  if (!result.types) return ['Are The Types Wrong: the package has no types.'];
  return result.problems
    .filter(
      (problem) =>
        !('resolutionKind' in problem && UNSUPPORTED_RESOLUTIONS.has(problem.resolutionKind)),
    )
    .map((problem) => `Are The Types Wrong: ${JSON.stringify(problem)}`);
}

/**
 * Lists the entries as a consumer imports them.
 * @param {Packed} packed
 */
const listEntryPoints = ({ manifest }) =>
  Object.keys(manifest.exports)
    .filter((entry) => entry !== './package.json')
    .map((entry) => path.posix.join(manifest.name, entry));

/**
 * Imports entries in Node.
 * @param {readonly string[]} entries
 * @returns {Promise<{ values: Record<string, string[]>, problems: string[] }>} the run-time exports by entry
 */
async function importAll(entries) {
  const script = path.join(consumer, 'import.mjs');
  await writeFile(
    script,
    `const values = {}, problems = [];
for (const entry of ${JSON.stringify(entries)}) {
  try { values[entry] = Object.keys(await import(entry)); }
  catch (error) { problems.push('Node cannot import ' + entry + ': ' + error.message); }
}
console.log(JSON.stringify({ values, problems }));
`,
  );
  const { stdout } = await execute(process.execPath, [script], { cwd: consumer, maxBuffer: 1e8 });
  return JSON.parse(stdout);
}

/** The type test of `exactOptionalPropertyTypes`. */
const EXACT_OPTIONAL = 'exactOptional.ts';

/** Options of consumers, each with the file to check. */
const typeChecks = {
  bundler: { file: 'entries.mts', module: 'preserve', moduleResolution: 'bundler' },
  nodenext: { file: 'entries.mts', module: 'nodenext', moduleResolution: 'nodenext' },
  // The declarations of React Aria and XState have errors with it.
  exactOptional: {
    file: EXACT_OPTIONAL,
    module: 'preserve',
    moduleResolution: 'bundler',
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
  },
};

/**
 * Type-checks a file of the consumer: `entries.mts` imports every entry, including all declarations that it reaches.
 * @param {keyof typeof typeChecks} name
 */
async function typecheck(name) {
  const config = path.join(consumer, `tsconfig.${name}.json`);
  const { file, ...options } = typeChecks[name];
  const compilerOptions = {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    types: [],
    ...options,
  };
  await writeFile(config, JSON.stringify({ compilerOptions, files: [file] }));
  try {
    await execute('tsc', ['--pretty', 'false', '--project', config], {
      cwd: consumer,
      env: childEnv(),
      maxBuffer: 1e8,
      shell: process.platform === 'win32',
    });
    return [];
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    return (output || String(error))
      .trim()
      .split('\n')
      .map((line) => `types (${name}): ${line}`);
  }
}

/**
 * Lists the public API of a package: one line for each entry and for each of its exports.
 * @param {Packed} packed
 * @param {Record<string, string[]>} values
 */
const describeApi = ({ manifest, files }, values) =>
  Object.entries(manifest.exports)
    .filter(([entry]) => entry !== './package.json')
    .flatMap(([entry, target]) => {
      const name = path.posix.join(manifest.name, entry);
      if (typeof target === 'string') return [name];
      const types = target.types.slice(2);
      const { staticExports } = parseSync(types, files.get(types) ?? '').module;
      const exported = staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ exportName }) => exportName.name ?? []),
      );
      return [
        name,
        ...[...new Set(exported)]
          .toSorted()
          .map((it) => `  ${values[name]?.includes(it) ? '' : 'type '}${it}`),
      ];
    })
    .map((line) => `${line}\n`)
    .join('');

/**
 * Compares the public API with the committed version.
 * @param {Packed} packed
 * @param {Record<string, string[]>} values
 */
async function checkApi(packed, values) {
  const api = describeApi(packed, values);
  const file = path.join(getPackageFolder(packed.folder), 'api.txt');
  if (isUpdate) await writeFile(file, api);
  const committed = (await readFile(file, 'utf8').catch(() => '')).replaceAll('\r\n', '\n');
  if (committed === api) return [];
  const before = committed.split('\n');
  const after = api.split('\n');
  return [
    `packages/${packed.folder}/api.txt differs from the public API. After an intended change: npm run check:packages -- --update`,
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ];
}

endChildrenOnSignal();
if (!process.argv.includes('--no-build')) {
  const code = await run('node', ['scripts/build-packages.mjs'], { limitMs: 300_000 });
  if (code !== 0) process.exit(code);
}

await rm(tarballs, { recursive: true, force: true });
await mkdir(consumer, { recursive: true });
await writeFile(path.join(consumer, 'package.json'), '{ "private": true, "type": "module" }\n');
const all = await Promise.all(packageFolders.map(pack));
const entries = all.flatMap(listEntryPoints).filter((entry) => !isDocument(entry));
await writeFile(
  path.join(consumer, 'entries.mts'),
  entries
    .map((entry, index) =>
      isSheet(entry) ? `import '${entry}';\n` : `export * as entry${index} from '${entry}';\n`,
    )
    .join(''),
);
await cp(
  path.join(getPackageFolder('ui'), 'type-tests', EXACT_OPTIONAL),
  path.join(consumer, EXACT_OPTIONAL),
);

const [{ values, problems: importProblems }, ...packageProblems] = await Promise.all([
  importAll(entries.filter((entry) => !isSheet(entry) && entry !== BROWSER_ONLY)),
  typecheck('bundler'),
  typecheck('nodenext'),
  typecheck('exactOptional'),
  ...all.map(async (packed) =>
    [...packed.problems, ...(await runPublint(packed)), ...(await runTypesWrong(packed))].map(
      (problem) => `${packed.manifest.name}: ${problem}`,
    ),
  ),
]);
const api = await Promise.all(all.map((packed) => checkApi(packed, values)));
const problems = [...importProblems, ...packageProblems.flat(), ...api.flat()];
for (const problem of problems) console.error(problem);

const formatKilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} KB`;
for (const packed of all) {
  const sheet = packed.files.get('styles.css');
  console.log(
    `${packed.manifest.name}: ${formatKilobytes(packed.tarball.length)} packed, ${packed.files.size} files` +
      (sheet ? `; styles.css ${formatKilobytes(gzipSync(sheet).length)} gzipped` : ''),
  );
}
console.log(
  problems.length > 0
    ? `${problems.length} problems.`
    : `Tarballs: ${path.relative(inProject(), tarballs)}`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
