// Playwright with our browser, which is installed when there is none.
import { ensureBrowser } from './browser.mjs';
import { run } from './processes.mjs';

/**
 * Runs the tests of a configuration.
 * @param {string} config its file, below the root of the project
 * @param {readonly string[]} given what the command line said: `--no-build` was for us, all else is Playwright's
 * @param {{ env?: Record<string, string | undefined>, limitMs: number }} options
 * @returns {Promise<number>} its exit code
 */
export const playwright = async (config, given, { env, limitMs }) =>
  run('playwright', ['test', '--config', config, ...given.filter((arg) => arg !== '--no-build')], {
    env: { ...env, CHROME_PATH: await ensureBrowser() },
    limitMs,
  });
