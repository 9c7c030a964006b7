// Installs the dependencies when node_modules differs from package-lock.json.
import { existsSync, readFileSync } from 'node:fs';
import { inProject } from './project.mjs';
import { run } from './processes.mjs';

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
const readLock = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Compares contents rather than dates: a fresh checkout of the same lockfile is newer than the install. */
function isInstalled() {
  const installedLock = inProject('node_modules', '.package-lock.json');
  const ownNode = inProject('node_modules', 'node', 'bin');
  if (!existsSync(installedLock) || !existsSync(ownNode)) return false;
  const installed = readLock(installedLock);
  const { '': _workspace, ...required } = readLock(inProject('package-lock.json'));
  return Object.entries(required).every(([path, entry]) => {
    const found = installed[path];
    return found ? found.version === entry.version : Boolean(entry.optional ?? entry.devOptional);
  });
}

/** @throws when npm fails */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing the dependencies (about a minute, the first time only) …');
  for (const command of ['ci', 'install']) {
    // Hide warnings that packages require a newer Node than the host's: this install provides it.
    const args = [command, '--loglevel=error', '--no-audit', '--no-fund'];
    if ((await run('npm', args, { limitMs: 900_000 })) === 0) return;
    console.log(`npm ${command} failed.`);
  }
  throw new Error('npm could not install the dependencies; see its messages above.');
}
