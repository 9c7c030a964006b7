// Which pages each end-to-end test opens: apps/wallet/e2e/opened.json, of what the tests noted.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from './project.mjs';

/** By the test's name, how often it pressed on each page that it opened. @typedef {Record<string, Record<string, number>>} Opened */

/** Where the tests of a run note it, a line for each. */
export const notes = inProject('.cache', 'e2e-opened.txt');

export const OPENED = 'apps/wallet/e2e/opened.json';

/** @returns {Opened} */
export const readOpened = () =>
  existsSync(inProject(OPENED)) ? JSON.parse(readFileSync(inProject(OPENED), 'utf8')) : {};

/**
 * What was known with what was met. A page that a test opened once stays: now and then it may not come to it.
 * @param {Opened} before
 * @param {readonly (readonly [string, Record<string, number>])[]} met
 * @param {(name: string) => boolean} isThere whether there is still such a spec
 * @returns {Opened}
 */
export function mergeOpened(before, met, isThere) {
  const all = new Map(Object.entries(before).filter(([name]) => isThere(name)));
  for (const [name, opened] of met) all.set(name, { ...all.get(name), ...opened });
  const sorted = (/** @type {Iterable<[string, any]>} */ entries) =>
    Object.fromEntries([...entries].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return sorted([...all].map(([name, opened]) => [name, sorted(Object.entries(opened))]));
}

/** Takes what was noted into the record. */
export function keepOpened() {
  const met = readFileSync(notes, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const isThere = (/** @type {string} */ name) =>
    existsSync(inProject('apps/wallet', name.split(' › ')[0] ?? ''));
  const lines = Object.entries(mergeOpened(readOpened(), met, isThere)).map(
    ([name, opened]) => `  ${JSON.stringify(name)}: ${JSON.stringify(opened)}`,
  );
  // A line for each test: what changes in it is seen at a glance.
  writeFileSync(inProject(OPENED), `{\n${lines.join(',\n')}\n}\n`);
}
