// Where things are. Uses nothing but Node itself, because `npm start` and `npm test` need it before
// anything is installed.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(fileURLToPath(import.meta.url), '../../..');

/** @param {...string} parts a path below the root of the project */
export const inProject = (...parts) => path.join(root, ...parts);

/** Logs, reports and build output of checks; never part of the tree. */
export const cache = inProject('.cache');

const bin = inProject('node_modules', '.bin');

/**
 * The environment of every child: the project's own commands, and with them its own Node, come first.
 * @param {Record<string, string | undefined>} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnv(extra = {}) {
  const { PATH = '', Path = '', ...rest } = process.env;
  return {
    ...rest,
    PATH: [bin, PATH || Path].join(path.delimiter),
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...extra,
  };
}
