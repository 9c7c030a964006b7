import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import getPort, { portNumbers } from 'get-port';
import { ensureBrowser } from '../lib/browser.mjs';
import { endedWithin, start, stop } from '../lib/processes.mjs';
import { cache, inProject } from '../lib/project.mjs';

const LIMIT_MS = 900_000;
const START_MS = 300_000;
const NOTICED_MS = 60_000;
const STYLES_MS = 3000;
/** What the test runner says of a story that never ended. */
const OF_TIME = /Exceeded timeout|Test timeout|page\.\w+: Timeout/;

/** @param {number} ms */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @param {string} url */
async function isServed(url) {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await wait(250);
  }
  throw new Error(`Nothing is served at ${url}.`);
}

/** Runs files of stories in a Storybook that takes every change of a source at once; started when first needed. */
export function storyRunner() {
  /** @type {Promise<{ url: string, server: import('node:child_process').ChildProcess }> | undefined} */
  let started;
  const report = inProject('.cache', 'plant-stories.json');
  /** @type {Set<string>} */
  const sound = new Set();
  /** What is served of a file as it should be, by the file. @type {Map<string, string>} */
  const served = new Map();

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

  /** @param {string} file */
  async function textOf(file) {
    const { url } = await (started ??= open());
    const answer = await fetch(`${url}${file}`);
    return `${answer.status} ${await answer.text()}`;
  }

  /** @param {string} file @param {boolean} isPlanted */
  async function isNoticed(file, isPlanted) {
    // What is served of it names the classes, not what they say; the test runner takes longer to start.
    if (file.endsWith('.css.ts')) return wait(STYLES_MS);
    const deadline = Date.now() + NOTICED_MS;
    while (Date.now() < deadline) {
      if (((await textOf(file)) !== served.get(file)) === isPlanted) return;
      await wait(200);
    }
    throw new Error(`Storybook has not noticed that ${file} changed.`);
  }

  /**
   * The first story of a fault's that fails as things stand.
   * @param {import('../plant.mjs').Fault} fault
   * @returns {Promise<{ by: string, isOfTime: boolean } | undefined>}
   */
  async function run({ stories = [], names, pictures = false }) {
    const { url } = await (started ??= open());
    mkdirSync(cache, { recursive: true });
    rmSync(report, { force: true });
    const child = start(
      'test-storybook',
      // The report before the files: the test runner hands its name on as the first of them.
      ['--url', url, '--ci', '--json', '--outputFile', report, ...stories],
      {
        stdio: 'ignore',
        env: {
          CHROME_PATH: await ensureBrowser(),
          STORY_IMAGES: pictures ? 'compare' : 'off',
          STORY_LANGUAGES: 'off',
          ...(names && { STORY_NAMES: names }),
          NODE_NO_WARNINGS: '1',
        },
      },
    );
    if ((await endedWithin(child, LIMIT_MS)) === 0) return undefined;
    /** @type {{ testResults: { message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} */
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed');
    const [first] = failed;
    if (!first) throw new Error(`The stories did not run: ${testResults[0]?.message}`);
    return {
      by: first.fullName,
      isOfTime: failed.every(({ failureMessages }) =>
        failureMessages.every((message) => OF_TIME.test(message)),
      ),
    };
  }

  return {
    /**
     * Sees that the stories pass without the fault; again where they do not at once, since Storybook may
     * just have bundled a library and begun anew.
     * @param {import('../plant.mjs').Fault} fault
     * @returns {Promise<string | undefined>} what fails all the same
     */
    async prepare(fault) {
      const { stories, names, pictures, file } = fault;
      if (!stories) return undefined;
      const key = `${stories.join()} ${names} ${pictures}`;
      if (!sound.has(key)) {
        const failure = (await run(fault)) && (await run(fault));
        if (failure) return failure.by;
        sound.add(key);
      }
      const clean = served.get(file);
      if (clean === undefined) served.set(file, await textOf(file));
      else await isNoticed(file, false);
      return undefined;
    },
    /**
     * What fails of the stories that concern the fault.
     * @param {import('../plant.mjs').Fault} fault
     */
    async see(fault) {
      const { stories, file } = fault;
      if (!stories) return undefined;
      /** @param {boolean} isPlanted */
      const look = async (isPlanted) => {
        await isNoticed(file, isPlanted);
        return run(fault);
      };
      const failure = await look(true);
      if (!failure) return undefined;
      /** @param {boolean} isPlanted */
      const fails = async (isPlanted) => (await look(isPlanted)) !== undefined;
      return { ...failure, fails };
    },
    async close() {
      if (started) await stop((await started).server);
    },
  };
}
