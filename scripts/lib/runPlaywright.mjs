import { ensureBrowser } from './browser.mjs';
import { run } from './processes.mjs';

/**
 * Runs Playwright with our browser, which is installed if necessary.
 * @param {string} config path relative to the root
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, limitMs: number }} options
 * @returns {Promise<number>} its exit code
 */
export const runPlaywright = async (config, args, { env, limitMs }) =>
  run('playwright', ['test', '--config', config, ...args.filter((arg) => arg !== '--no-build')], {
    env: { ...env, CHROME_PATH: await ensureBrowser() },
    limitMs,
  });
