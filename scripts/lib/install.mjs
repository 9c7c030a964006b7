// Brings node_modules to what package-lock.json says, when it is not there yet.
import { existsSync, readFileSync } from 'node:fs';
import { inProject } from './project.mjs';
import { run } from './processes.mjs';

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockEntry */

/**
 * @param {string} file
 * @returns {Record<string, LockEntry>}
 */
const lockEntries = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Compares what is wanted with what npm noted as installed. By content and not by date: a fresh
 * checkout of the same lockfile is newer, and nothing has changed.
 * @param {Record<string, LockEntry>} wanted
 * @param {Record<string, LockEntry>} installed
 */
export function sameInstall(wanted, installed) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found) return Boolean(entry.optional ?? entry.devOptional);
    return found.version === entry.version && found.link === entry.link;
  });
}

export function isInstalled() {
  const noted = inProject('node_modules', '.package-lock.json');
  const ownNode = inProject('node_modules', 'node', 'bin');
  if (!existsSync(noted) || !existsSync(ownNode)) return false;
  return sameInstall(lockEntries(inProject('package-lock.json')), lockEntries(noted));
}

/** Installs what is missing; throws when npm cannot. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing the dependencies (about a minute, the first time only) …');
  // The host's Node may be older than what a package asks for; ours comes with the install itself.
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund'];
  if ((await run('npm', ['ci', ...quiet], { limitMs: 900_000 })) === 0) return;
  console.log('npm ci did not succeed; trying npm install …');
  if ((await run('npm', ['install', ...quiet], { limitMs: 900_000 })) === 0) return;
  throw new Error('npm could not install the dependencies. What it said stands above.');
}
