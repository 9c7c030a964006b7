// npm run check:packages: builds the packages, packs them, and holds the tarballs to what is promised of
// them. `--update` takes an intended change of the public face, packages/*/api.txt.
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { faceOf, packageProblems } from './lib/packageRules.mjs';
import { isDocument, isSheet, packageAt, packageFolders } from './lib/packages.mjs';
import { endChildrenOnSignal, run } from './lib/processes.mjs';
import { childEnv, inProject } from './lib/project.mjs';
import { readModule } from './lib/publicFace.mjs';

const execute = promisify(execFile);
const update = process.argv.includes('--update');

/** The tarballs, and beside them a project that has nothing of ours but what is in these. */
const tarballs = inProject('.cache', 'packages');
const consumer = path.join(tarballs, 'consumer');

/** Who resolves as CommonJS does finds nothing to require: the packages are modules only. */
const NOT_FOR = new Set(['node10', 'node16-cjs']);

/** @typedef {{ folder: string, name: string, manifest: any, files: Map<string, string>, tarball: Buffer }} Packed */

/**
 * @param {string} folder
 * @returns {Promise<Packed>}
 */
async function pack(folder) {
  const dist = path.join(packageAt(folder), 'dist');
  const args = ['pack', dist, '--pack-destination', tarballs, '--json', '--ignore-scripts'];
  const { stdout } = await execute('npm', args, {
    env: childEnv(),
    maxBuffer: 1e8,
    shell: process.platform === 'win32',
  });
  const told = JSON.parse(stdout);
  const { filename } = Array.isArray(told) ? told[0] : Object.values(told)[0];
  const tarball = await readFile(path.join(tarballs, filename));
  const packed = createPackageFromTarballData(tarball);
  const root = `/node_modules/${packed.packageName}/`;
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const at of packed.listFiles()) {
    const file = at.slice(root.length);
    files.set(file, packed.readFile(at));
    const to = path.join(consumer, 'node_modules', packed.packageName, file);
    await mkdir(path.dirname(to), { recursive: true });
    await writeFile(to, packed.readFile(at));
  }
  const manifest = JSON.parse(files.get('package.json') ?? '{}');
  return { folder, name: manifest.name, manifest, files, tarball };
}

/** @param {Packed} packed */
async function askPublint({ manifest, tarball }) {
  const { buffer, byteOffset, byteLength } = tarball;
  const { messages } = await publint({
    pkgDir: 'package',
    pack: {
      tarball: /** @type {ArrayBuffer} */ (buffer.slice(byteOffset, byteOffset + byteLength)),
    },
    strict: true,
  });
  return messages.map(
    (message) => `publint: ${formatMessage(message, manifest, { color: false })}`,
  );
}

/** @param {Packed} packed */
async function askTypesWrong({ tarball }) {
  const found = await checkPackage(createPackageFromTarballData(tarball), {
    excludeEntrypoints: [/\.(css|json)$/],
  });
  if (!found.types) return ['Are The Types Wrong: there are none.'];
  return found.problems
    .filter((problem) => !('resolutionKind' in problem && NOT_FOR.has(problem.resolutionKind)))
    .map((problem) => `Are The Types Wrong: ${JSON.stringify(problem)}`);
}

/**
 * The entries as a consumer writes them.
 * @param {Packed} packed
 */
const entriesOf = ({ name, manifest }) =>
  Object.keys(manifest.exports)
    .filter((entry) => entry !== './package.json')
    .map((entry) => path.posix.join(name, entry));

/**
 * Loads every entry in bare Node, and tries to load every file past them.
 * @param {readonly Packed[]} all
 * @returns {Promise<{ values: Record<string, string[]>, problems: string[] }>}
 */
async function loadAll(all) {
  const script = path.join(consumer, 'load.mjs');
  const hidden = all.flatMap(({ name, files }) =>
    [...files.keys()].filter((file) => file.endsWith('.js')).map((file) => `${name}/${file}`),
  );
  await writeFile(
    script,
    `const values = {}, problems = [];
for (const entry of ${JSON.stringify(all.flatMap(entriesOf).filter((entry) => !isSheet(entry) && !isDocument(entry)))}) {
  try { values[entry] = Object.keys(await import(entry)); }
  catch (error) { problems.push('Node cannot load ' + entry + ': ' + error.message); }
}
for (const file of ${JSON.stringify(hidden)}) {
  try { await import(file); problems.push(file + ' can be imported, and is not public.'); }
  catch (error) { if (error.code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') problems.push(file + ': ' + error.message); }
}
console.log(JSON.stringify({ values, problems }));
`,
  );
  const { stdout } = await execute(process.execPath, [script], { cwd: consumer, maxBuffer: 1e8 });
  return JSON.parse(stdout);
}

/**
 * Type-checks an import of every entry, and with it every declaration of ours and of what they stand on.
 * @param {'bundler' | 'nodenext'} resolution
 */
async function typecheck(resolution) {
  const config = path.join(consumer, `tsconfig.${resolution}.json`);
  const compilerOptions = {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: resolution === 'bundler' ? 'preserve' : 'nodenext',
    moduleResolution: resolution,
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    types: [],
  };
  await writeFile(config, JSON.stringify({ compilerOptions, files: ['entries.mts'] }));
  try {
    await execute('tsc', ['--pretty', 'false', '--project', config], {
      cwd: consumer,
      env: childEnv(),
      maxBuffer: 1e8,
      shell: process.platform === 'win32',
    });
    return [];
  } catch (error) {
    const { stdout } = /** @type {{ stdout?: string }} */ (error);
    return (stdout || String(error))
      .trim()
      .split('\n')
      .map((line) => `types (${resolution}): ${line}`);
  }
}

/**
 * Compares the public face with the one that is in the repository.
 * @param {Packed} packed
 * @param {Record<string, string[]>} values
 */
async function checkFace({ name, folder, manifest, files }, values) {
  const face = faceOf(
    Object.entries(manifest.exports)
      .filter(([entry]) => entry !== './package.json')
      .map(([entry, target]) => {
        const at = path.posix.join(name, entry);
        if (isDocument(entry)) return { path: at, values: [], names: [] };
        const types = /** @type {any} */ (target).types.slice(2);
        const { exported } = readModule(types, files.get(types) ?? '');
        return { path: at, values: values[at] ?? [], names: [...exported.keys()].toSorted() };
      }),
  );
  const file = path.join(packageAt(folder), 'api.txt');
  if (update) await writeFile(file, face);
  const committed = await readFile(file, 'utf8').catch(() => '');
  if (committed.replaceAll('\r\n', '\n') === face) return [];
  const [before, after] = [committed, face].map((text) => new Set(text.split('\n')));
  const gone = [...(before ?? [])].filter((line) => !after?.has(line)).map((line) => `- ${line}`);
  const come = [...(after ?? [])].filter((line) => !before?.has(line)).map((line) => `+ ${line}`);
  return [
    `packages/${folder}/api.txt is not the public face any more. If that is meant: npm run check:packages -- --update`,
    ...gone,
    ...come,
  ];
}

endChildrenOnSignal();
if (!process.argv.includes('--no-build')) {
  const code = await run('node', ['scripts/build-packages.mjs'], { limitMs: 240_000 });
  if (code !== 0) process.exit(code);
}

await rm(tarballs, { recursive: true, force: true });
await mkdir(consumer, { recursive: true });
await writeFile(path.join(consumer, 'package.json'), '{ "private": true, "type": "module" }\n');
const all = await Promise.all(packageFolders.map(pack));
await writeFile(
  path.join(consumer, 'entries.mts'),
  all
    .flatMap(entriesOf)
    .filter((entry) => !isDocument(entry))
    .map((entry, index) =>
      isSheet(entry) ? `import '${entry}';\n` : `export * as entry${index} from '${entry}';\n`,
    )
    .join(''),
);

const [{ values, problems }, ...found] = await Promise.all([
  loadAll(all),
  typecheck('bundler'),
  typecheck('nodenext'),
  ...all.map(async (packed) =>
    [
      ...(await askPublint(packed)),
      ...(await askTypesWrong(packed)),
      ...packageProblems(packed.manifest, packed.files),
    ].map((problem) => `${packed.name}: ${problem}`),
  ),
]);
const faces = await Promise.all(all.map((packed) => checkFace(packed, values)));
const wrong = [...problems, ...found.flat(), ...faces.flat()];
for (const problem of wrong) console.error(problem);

const kb = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} KB`;
for (const packed of all) {
  const entries = entriesOf(packed);
  const sheets = entries.filter(isSheet).length;
  const whole = packed.files.get('styles.css');
  console.log(
    `${packed.name}: ${kb(packed.tarball.length)} packed, ${packed.files.size} files, ` +
      `${entries.length - sheets} entries, ${sheets} style sheets` +
      (whole ? `; styles.css ${kb(gzipSync(whole).length)} gzipped` : ''),
  );
}
console.log(
  wrong.length > 0
    ? `${wrong.length} problems.`
    : `Tarballs: ${path.relative(inProject(), tarballs)}`,
);
process.exitCode = wrong.length > 0 ? 1 : 0;
