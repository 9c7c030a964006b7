import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The commands that the tests run, with their Debian packages. */
const PACKAGES = {
  hledger: 'hledger',
  ofxdump: 'ofx',
  pdftotext: 'poppler-utils',
  soffice: 'libreoffice-calc-nogui',
};

export type Program = keyof typeof PACKAGES;

/** Without the project's own Node, for which a machine can lack the headers that native packages need. */
const PATH = (process.env.PATH ?? '')
  .split(path.delimiter)
  .filter((folder) => !folder.endsWith(path.join('node_modules', '.bin')))
  .join(path.delimiter);

const ACTUAL = path.resolve(import.meta.dirname, 'actual');

/** Long enough to compile Actual's SQLite where its build cannot be downloaded. */
const TIMEOUT_MS = 900_000;

/** Returns what the command prints; throws if it fails. */
export function run(command: string, args: readonly string[], cwd?: string): string {
  const { error, status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, PATH },
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stdout}${stderr}`);
  return stdout;
}

const isInstalled = (program: Program) => !spawnSync(program, ['--version']).error;

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Installs the program from Debian if it is missing. Returns why it is missing, or null. */
export function findMissing(program: Program): string | null {
  if (isInstalled(program)) return null;
  const debianPackage = PACKAGES[program];
  if (!isDebian() || process.getuid?.() !== 0) {
    return `${program} is missing (Debian: apt-get install ${debianPackage})`;
  }
  try {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage]);
    return null;
  } catch (error) {
    return `Debian’s ${debianPackage} could not be installed: ${String(error)}`;
  }
}

/** Installs Actual's API, which is too large for everybody's `npm ci`. Returns why it cannot be installed, or null. */
export function installActual(): string | null {
  if (existsSync(path.join(ACTUAL, 'node_modules/.package-lock.json'))) return null;
  try {
    run('npm', ['ci', '--no-audit', '--no-fund'], ACTUAL);
    return null;
  } catch (error) {
    return `Actual could not be installed: ${String(error)}`;
  }
}
