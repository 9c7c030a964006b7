// Paths and environment. Imports only Node's own modules, because `npm start` and `npm test` load this file before the
// install.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(fileURLToPath(import.meta.url), '../../..');

/** @param {...string} parts */
export const inProject = (...parts) => path.join(root, ...parts);

/** Logs, reports and builds of the checks; ignored by git. */
export const cache = inProject('.cache');

/**
 * Returns the environment of every child process. Puts `node_modules/.bin`, which includes Node itself, first in PATH.
 * @param {Record<string, string | undefined>} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnv(extra = {}) {
  const { PATH = '', Path = '', ...rest } = process.env;
  return {
    ...rest,
    PATH: [inProject('node_modules', '.bin'), PATH || Path].join(path.delimiter),
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...extra,
  };
}
