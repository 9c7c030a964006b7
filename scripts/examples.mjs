// npm run test:examples: installs the packed packages into copies of examples/* and into a project of create-rad-wallet,
// outside this repository, as a consumer would; then type-checks, builds and tests each project and opens it in a browser.
// The projects are kept, so only what has changed is installed again. `--no-build` uses the tarballs of the last
// check:packages.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import getPort, { portNumbers } from 'get-port';
import os from 'node:os';
import path from 'node:path';
import { packageFolders, readManifest } from './lib/packages.mjs';
import { runPlaywright } from './lib/runPlaywright.mjs';
import { endChildrenOnSignal, run } from './lib/processes.mjs';
import { inProject, root } from './lib/project.mjs';

const minute = 60_000;
/** The name of the project that create-rad-wallet creates. */
const STARTER = 'starter';
/** The projects and their npm commands before the tests in a browser. */
const projects = {
  [STARTER]: [['run', 'build'], ['test'], ['run', 'build-storybook', '--', '--quiet']],
  next: [['run', 'build']],
  kuwait: [['run', 'build']],
  vitest: [['test']],
  server: [['test']],
};
const quiet = ['--loglevel=error', '--no-audit', '--no-fund', '--prefer-offline'];
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

/** Returns the tarballs by the names of their packages. */
async function packTarballs() {
  const folder = inProject('.cache', 'packages');
  const tarballs = new Map(
    packageFolders.map(readManifest).map(({ name, version }) => {
      const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
      return [name, path.join(folder, file)];
    }),
  );
  if (!args.includes('--no-build') || ![...tarballs.values()].every((file) => existsSync(file))) {
    const code = await run('node', ['scripts/check-packages.mjs'], { limitMs: 5 * minute });
    if (code !== 0) throw new Error('The check of the packages failed.');
  }
  return tarballs;
}

/** @param {readonly string[]} files */
async function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}

/**
 * Creates a project with create-rad-wallet in a folder without anything else. Returns the project's folder.
 * @param {ReadonlyMap<string, string>} tarballs
 */
async function createStarter(tarballs) {
  const folder = path.join(copies, 'create');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const tarball = tarballs.get('create-rad-wallet') ?? '';
  await runInFolder(folder, 'npm', 'install', ...quiet, tarball);
  await runInFolder(folder, 'npx', '--no', 'create-rad-wallet', STARTER);
  return path.join(folder, STARTER);
}

/**
 * Copies a project and installs the packages in it. Returns the copy's folder.
 * @param {string} name
 * @param {string} from
 * @param {ReadonlyMap<string, string>} tarballs
 */
async function install(name, from, tarballs) {
  const to = path.join(copies, name);
  const manifest = await readFile(path.join(from, 'package.json'), 'utf8');
  const isListed = (/** @type {string} */ listed) => manifest.includes(`"${listed}"`);
  // Also what the listed packages depend on, because npm cannot download it.
  const neededTarballs = [...tarballs].flatMap(([packageName, tarball]) => {
    const users = packageFolders
      .map(readManifest)
      .filter(({ dependencies = {} }) => Object.hasOwn(dependencies, packageName));
    return [packageName, ...users.map((user) => user.name)].some(isListed) ? [tarball] : [];
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
  for (const stale of [...tarballs.keys(), '.package-lock.json']) {
    await rm(path.join(to, 'node_modules', stale), { recursive: true, force: true });
  }
  await runInFolder(to, 'npm', 'install', ...quiet, ...neededTarballs);
  await writeFile(stamp, state);
  return to;
}

async function main() {
  const tarballs = await packTarballs();
  await Promise.all(
    Object.entries(projects).map(async ([name, commands]) => {
      const from = name === STARTER ? await createStarter(tarballs) : inProject('examples', name);
      const folder = await install(name, from, tarballs);
      for (const command of commands) await runInFolder(folder, 'npm', '--silent', ...command);
    }),
  );
  const starterPort = await getPort({ port: portNumbers(4600, 4699) });
  const storybookPort = await getPort({ port: portNumbers(4900, 4999) });
  const nextPort = await getPort({ port: portNumbers(4700, 4799) });
  const kuwaitPort = await getPort({ port: portNumbers(4800, 4899) });
  return runPlaywright('examples/playwright.config.ts', args, {
    env: {
      EXAMPLES: copies,
      STARTER_PORT: String(starterPort),
      STARTER_STORYBOOK_PORT: String(storybookPort),
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
