// The list of end-to-end tests that Playwright leaves out: one that is not on it, because nobody knows it, runs.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../project.mjs';

const file = inProject('.cache', 'e2e-skipped.txt');

/**
 * @param {readonly string[]} skipped the tests' names in the record
 * @param {'e2e' | 'e2e-api'} folder whose tests are run
 * @returns {string[]} for Playwright
 */
export const withoutSkipped = (skipped, folder) =>
  skipped.some((name) => name.startsWith(`${folder}/`)) ? [`--test-list-invert=${file}`] : [];

/** @param {readonly string[]} skipped */
export function keepSkipped(skipped) {
  mkdirSync(path.dirname(file), { recursive: true });
  // Playwright names a spec from the folder that its configuration has for tests.
  writeFileSync(file, skipped.map((name) => `${name.replace(/^e2e(-api)?\//, '')}\n`).join(''));
}
