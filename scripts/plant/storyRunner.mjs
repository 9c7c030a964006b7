import getPort, { portNumbers } from 'get-port';
import { ensureBrowser } from '../lib/browser.mjs';
import { endedWithin, start, stop } from '../lib/processes.mjs';

const LIMIT_MS = 300_000;
const START_MS = 120_000;

/** @param {string} url */
async function isServed(url) {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`Nothing is served at ${url}.`);
}

/** Runs files of stories in a Storybook that takes every change of a source at once; started when first needed. */
export function storyRunner() {
  /** @type {Promise<{ url: string, server: import('node:child_process').ChildProcess }> | undefined} */
  let started;

  async function open() {
    const port = await getPort({ port: portNumbers(6306, 6506) });
    const url = `http://127.0.0.1:${port}/`;
    const server = start(
      'storybook',
      [
        'dev',
        '--ci',
        '--no-open',
        '--disable-telemetry',
        '--host',
        '127.0.0.1',
        '-p',
        String(port),
      ],
      { stdio: 'ignore' },
    );
    await isServed(`${url}index.json`);
    return { url, server };
  }

  return {
    /**
     * Whether a story that concerns the fault fails with it.
     * @param {import('../plant.mjs').Fault} fault
     */
    async catch({ stories, pictures = false }) {
      if (!stories) return false;
      const { url } = await (started ??= open());
      const child = start('test-storybook', ['--url', url, '--ci', ...stories], {
        stdio: 'ignore',
        env: {
          CHROME_PATH: await ensureBrowser(),
          STORY_IMAGES: pictures ? 'compare' : 'off',
          STORY_LANGUAGES: 'off',
          NODE_NO_WARNINGS: '1',
        },
      });
      return (await endedWithin(child, LIMIT_MS)) !== 0;
    },
    async close() {
      if (started) await stop((await started).server);
    },
  };
}
