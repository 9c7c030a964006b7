import { chromium } from '@playwright/test';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { browserFlags, findBrowser } from '../../scripts/lib/browser.mjs';
import { browserFile, buildStories, serverFile } from './build';
import type { ServerReport } from './report';

/** What only a browser can draw, with what it needs there. Everything else has to be drawn by a server. */
const ofBrowsers = {
  // Continues the splash of index.html on the timeline of its document.
  document: ['Pages/Loading: LeadsHome'],
  // The address to pay to begins with the page's own.
  window: [
    'Pages/RequestMoney: ContactChosen',
    'Pages/RequestMoney: LeavesAfterRequested',
    'Pages/RequestMoney: LeavesAtOnce',
    'Pages/RequestMoney: NobodyToChoose',
    'Pages/RequestMoney: Opened',
    'Pages/RequestMoney: RequestedThenCopied',
  ],
};

/** Where the page is from; nothing answers there. */
const ADDRESS = 'http://wallet.invalid/';

/** Node alone, for people elsewhere: its zone and language are not those of the browser below. */
async function runServer(): Promise<ServerReport> {
  const { stdout } = await promisify(execFile)(process.execPath, [serverFile], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', TZ: 'America/New_York', LANG: 'C' },
    maxBuffer: 256 * 1024 * 1024,
  });
  return JSON.parse(stdout) as ServerReport;
}

async function runBrowser(drawn: Record<string, string>): Promise<Record<string, string[]>> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  try {
    const page = await browser.newPage({ locale: 'de-DE', timezoneId: 'Asia/Karachi' });
    await page.route(`${ADDRESS}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Stories</title>' }),
    );
    await page.goto(ADDRESS);
    await page.addScriptTag({ path: browserFile, type: 'module' });
    await page.waitForFunction(() => 'hydrateStories' in window);
    return await page.evaluate((all) => window.hydrateStories(all), drawn);
  } finally {
    await browser.close();
  }
}

let report: ServerReport;
let drawings: [story: string, html: string][];

beforeAll(async () => {
  await buildStories();
  report = await runServer();
  drawings = Object.entries(report.drawings).flatMap(([story, drawing]) =>
    'html' in drawing ? [[story, drawing.html]] : [],
  );
}, 480_000);

it('has nothing of a browser on the server', () => {
  expect(report.globals).toEqual([]);
});

it('loads every entry there, and draws every component of every one', () => {
  expect(report.entries).toBeGreaterThan(80);
  expect(report.undrawn).toEqual([]);
});

it('draws every story there, but those that need a browser', () => {
  const problems = Object.entries(report.drawings).flatMap(([story, drawing]) =>
    'problem' in drawing ? [`${story}: ${drawing.problem}`] : [],
  );
  const known = Object.entries(ofBrowsers).flatMap(([what, stories]) =>
    stories.map((story) => `${story}: ReferenceError: ${what} is not defined`),
  );
  expect(problems).toEqual(known);
  expect(drawings.length).toBeGreaterThan(1200);
});

it('draws all that a browser draws first, and is taken over without a word', async () => {
  // Many stories of a file differ only in what is done with them: each look is taken over once.
  const looks = new Map(
    drawings.map(([story, html]) => [`${story.split(': ')[0]} ${html}`, story]),
  );
  const chosen = new Set(looks.values());
  expect(chosen.size).toBeGreaterThan(600);
  const wrong = await runBrowser(
    Object.fromEntries(drawings.filter(([story]) => chosen.has(story))),
  );
  expect(wrong).toEqual({});
}, 480_000);
