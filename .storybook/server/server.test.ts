import { chromium } from '@playwright/test';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { browserFlags, findBrowser } from '../../scripts/lib/browser.mjs';
import { browserFile, buildStories, serverFile } from './build';
import type { ServerReport } from './report';

/** Stories that need a browser, by the global that they need. */
const browserOnlyStories = {
  MediaStream: ['Flows/QrScanner: Scanning'],
  // Continues the splash screen of index.html on the document's timeline.
  document: ['Pages/Loading: NavigatesHome'],
  // The payment link starts with the page's origin.
  window: [
    'Pages/RequestMoney: ContactSelected',
    'Pages/RequestMoney: Default',
    'Pages/RequestMoney: NavigatesAfterRequest',
    'Pages/RequestMoney: NavigatesImmediately',
    'Pages/RequestMoney: NoContacts',
    'Pages/RequestMoney: RequestedThenCopied',
  ],
};

/** The page's URL. The host does not exist. */
const PAGE_URL = 'http://wallet.invalid/';

async function runServer(): Promise<ServerReport> {
  const { stdout } = await promisify(execFile)(process.execPath, [serverFile], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', TZ: 'America/New_York', LANG: 'C' },
    maxBuffer: 256 * 1024 * 1024,
  });
  return JSON.parse(stdout) as ServerReport;
}

async function runBrowser(htmlByStory: Record<string, string>): Promise<Record<string, string[]>> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  try {
    const page = await browser.newPage({ locale: 'de-DE', timezoneId: 'Asia/Karachi' });
    await page.route(`${PAGE_URL}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Stories</title>' }),
    );
    await page.goto(PAGE_URL);
    await page.addScriptTag({ path: browserFile, type: 'module' });
    await page.waitForFunction(() => 'hydrateStories' in window);
    return await page.evaluate((all) => window.hydrateStories(all), htmlByStory);
  } finally {
    await browser.close();
  }
}

let report: ServerReport;
let rendered: [story: string, html: string][];

beforeAll(async () => {
  await buildStories();
  report = await runServer();
  rendered = Object.entries(report.results).flatMap(([story, result]) =>
    'html' in result ? [[story, result.html]] : [],
  );
}, 480_000);

it('has no browser globals on the server', () => {
  expect(report.globals).toEqual([]);
});

it('renders every story that does not need a browser', () => {
  const problems = Object.entries(report.results).flatMap(([story, result]) =>
    'problem' in result ? [`${story}: ${result.problem}`] : [],
  );
  const known = Object.entries(browserOnlyStories).flatMap(([what, stories]) =>
    stories.map((story) => `${story}: ReferenceError: ${what} is not defined`),
  );
  expect(problems).toEqual(known);
  expect(rendered.length).toBeGreaterThan(1200);
});

it('renders the same HTML as a browser, and hydrates without problems', async () => {
  // Many stories in a file differ only in their play function, so each distinct HTML is hydrated once.
  const looks = new Map(
    rendered.map(([story, html]) => [`${story.split(': ')[0]} ${html}`, story]),
  );
  const chosen = new Set(looks.values());
  expect(chosen.size).toBeGreaterThan(600);
  const wrong = await runBrowser(
    Object.fromEntries(rendered.filter(([story]) => chosen.has(story))),
  );
  expect(wrong).toEqual({});
}, 480_000);
