// Playwright with our browser, which is installed when there is none.
import { rmSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { keepOpened, notes } from './opened.mjs';
import { run } from './processes.mjs';

/** What is not Playwright's. */
const OURS = ['--no-build', '--record'];

/**
 * Runs the tests of a configuration; with `--record` it also writes down which pages each opens.
 * @param {string} config its file, below the root of the project
 * @param {readonly string[]} given what the command line said
 * @param {{ env?: Record<string, string | undefined>, limitMs: number }} options
 * @returns {Promise<number>} its exit code
 */
export async function playwright(config, given, { env, limitMs }) {
  const records = given.includes('--record');
  rmSync(notes, { force: true });
  const code = await run(
    'playwright',
    ['test', '--config', config, ...given.filter((arg) => !OURS.includes(arg))],
    {
      env: {
        ...env,
        CHROME_PATH: await ensureBrowser(),
        ...(records && { E2E_OPENED: notes }),
      },
      limitMs,
    },
  );
  if (records) keepOpened();
  return code;
}
