// Which loosely packed picture is which kept one; .storybook/checks/glances.ts reads and notes them.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from './project.mjs';

/** @param {Uint8Array} bytes */
export const digest = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** A line a picture: its name, and a digest of it as it is kept and as it is drawn. */
export const glances = inProject('stories', '__image_snapshots__', 'glances.txt');

/** Those that a run has noted. */
export const newGlances = inProject('.cache', 'visual', 'glances.txt');

/** @param {string} file */
const linesOf = (file) =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

/** @param {string} line */
const nameOf = (line) => line.slice(0, line.indexOf(' '));

/** What is known, line by line. */
export const knownGlances = () => linesOf(glances);

/**
 * What a run has noted in the place of what was known of the same pictures, by name; nothing of a picture
 * that is gone.
 * @param {readonly string[]} known
 * @param {readonly string[]} noted
 * @param {readonly string[]} pictures the names of all that there are
 */
export function mergeGlances(known, noted, pictures) {
  const lines = new Map([...known, ...noted].map((line) => [nameOf(line), line]));
  return pictures.flatMap((name) => lines.get(name) ?? []).toSorted();
}

/**
 * Keeps what the last run has noted.
 * @param {readonly string[]} pictures the names of all that there are
 */
export function keepGlances(pictures) {
  const lines = mergeGlances(knownGlances(), linesOf(newGlances), pictures);
  writeFileSync(glances, lines.map((line) => `${line}\n`).join(''));
}
