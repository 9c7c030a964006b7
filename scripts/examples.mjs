// npm run test:examples: installs the packed packages into copies of examples/*, outside this repository, as a consumer
// would; then type-checks, builds and tests each copy and opens it in a browser. The copies are kept, so only what has
// changed is installed again. `--no-build` uses the tarballs of the last check:packages.
import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import getPort, { portNumbers } from 'get-port';
import os from 'node:os';
import path from 'node:path';
import { packageFolders, readManifest } from './lib/packages.mjs';
import { runPlaywright } from './lib/runPlaywright.mjs';
import { endChildrenOnSignal, run } from './lib/processes.mjs';
import { inProject, root } from './lib/project.mjs';

const minute = 60_000;
/** The examples and their npm commands before the tests in a browser. */
const examples = {
  vite: ['run', 'build'],
  next: ['run', 'build'],
  kuwait: ['run', 'build'],
  vitest: ['test'],
  server: ['test'],
};
const MANIFESTS = ['package.json', 'package-lock.json'];
const args = process.argv.slice(2);

/** One folder per checkout, so two checkouts never share an install. */
const copies = path.join(
  os.tmpdir(),
  `rad-wallet-examples-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`,
);

/**
 * Runs a command in a folder and throws if it fails. The command prints its own errors.
 * @param {string} cwd
 * @param {string} command
 * @param {...string} commandArgs
 */
async function runInFolder(cwd, command, ...commandArgs) {
  const env = { NEXT_TELEMETRY_DISABLED: '1' };
  const code = await run(command, commandArgs, { cwd, env, limitMs: 8 * minute });
  if (code !== 0) throw new Error(`${path.basename(cwd)}: ${command} ended with ${code}.`);
}

async function packTarballs() {
  const folder = inProject('.cache', 'packages');
  const listTarballs = () => globSync('*.tgz', { cwd: folder }).toSorted();
  if (!args.includes('--no-build') || listTarballs().length === 0) {
    const code = await run('node', ['scripts/check-packages.mjs'], { limitMs: 5 * minute });
    if (code !== 0) throw new Error('The check of the packages failed.');
  }
  return listTarballs().map((file) => path.join(folder, file));
}

/** @param {readonly string[]} files */
async function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}

/**
 * Copies an example and installs the packages in it. Returns the copy's folder.
 * @param {string} name
 * @param {readonly string[]} packed
 */
async function install(name, packed) {
  const from = inProject('examples', name);
  const to = path.join(copies, name);
  const manifest = await readFile(path.join(from, 'package.json'), 'utf8');
  const isListed = (/** @type {string} */ folder) => manifest.includes(`"@rad-wallet/${folder}"`);
  // Also what the listed packages depend on, because npm cannot download it.
  const neededTarballs = packed.filter((file) => {
    const folder = /rad-wallet-([a-z]+)-/.exec(path.basename(file))?.[1] ?? '';
    const users = packageFolders.filter((it) =>
      Object.hasOwn(readManifest(it).dependencies ?? {}, `@rad-wallet/${folder}`),
    );
    return [folder, ...users].some(isListed);
  });
  const stamp = path.join(to, 'node_modules', '.installed');
  const state = await hashFiles([path.join(from, 'package.json'), ...neededTarballs]);
  const isInstalled = existsSync(stamp) && (await readFile(stamp, 'utf8')) === state;
  await mkdir(to, { recursive: true });
  const kept = ['node_modules', '.next', ...(isInstalled ? MANIFESTS : [])];
  for (const entry of await readdir(to)) {
    if (!kept.includes(entry)) await rm(path.join(to, entry), { recursive: true });
  }
  // Keep an installed copy's package.json: npm has written the locations of the tarballs into it.
  const shouldCopy = (/** @type {string} */ file) =>
    !isInstalled || !file.endsWith('/package.json');
  await cp(from, to, { recursive: true, filter: (file) => shouldCopy(file.replaceAll('\\', '/')) });
  if (isInstalled) return to;

  // npm would keep an installed package that has the same version.
  for (const stale of ['@rad-wallet', '.package-lock.json']) {
    await rm(path.join(to, 'node_modules', stale), { recursive: true, force: true });
  }
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund', '--prefer-offline'];
  await runInFolder(to, 'npm', 'install', ...quiet, ...neededTarballs);
  await writeFile(stamp, state);
  return to;
}

async function main() {
  const packed = await packTarballs();
  await Promise.all(
    Object.entries(examples).map(async ([name, command]) => {
      const folder = await install(name, packed);
      await runInFolder(folder, 'npm', '--silent', ...command);
    }),
  );
  const vitePort = await getPort({ port: portNumbers(4600, 4699) });
  const nextPort = await getPort({ port: portNumbers(4700, 4799) });
  const kuwaitPort = await getPort({ port: portNumbers(4800, 4899) });
  return runPlaywright('examples/playwright.config.ts', args, {
    env: {
      EXAMPLES: copies,
      VITE_EXAMPLE_PORT: String(vitePort),
      NEXT_EXAMPLE_PORT: String(nextPort),
      KUWAIT_EXAMPLE_PORT: String(kuwaitPort),
    },
    limitMs: 5 * minute,
  });
}

endChildrenOnSignal();
main().then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
