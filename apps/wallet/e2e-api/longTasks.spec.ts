import type { Page } from '@playwright/test';
import path from 'node:path';
import { build } from 'vite';
import { measureTasks } from './support/tasks';
import { expect, test } from './support/test';

/** The folder of a page in which React renders a single line, built for production. */
const EMPTY_PAGE = path.join(import.meta.dirname, 'empty');
const EMPTY_ADDRESS = 'http://empty.wallet.test/';

/** The number of rounds. */
const ROUND_COUNT = 4;

/**
 * Limits for the longest task and for all tasks, relative to the empty page. The best round of a page is compared with
 * the best round of the empty page: a processor that changes its speed made the same page take 3.8 to 8.1 times as long
 * as the empty page of the same round, and 6.2 times when the best of twelve rounds were compared.
 */
const BUDGET = { longest: 2.5, all: 7.5 };

const PAGE_PATHS = ['/', '/gift-contact', '/transactions'];

// A service worker would serve the page from its cache.
test.use({ serviceWorkers: 'block' });

async function serveEmpty(page: Page, folder: string) {
  await build({
    configFile: false,
    root: EMPTY_PAGE,
    logLevel: 'error',
    build: { outDir: folder },
  });
  await page.route(`${EMPTY_ADDRESS}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: path.join(folder, pathname === '/' ? 'index.html' : pathname) });
  });
}

async function opening(page: Page, url: string, isOpen: () => Promise<void>) {
  await page.goto('about:blank');
  const tasks = await measureTasks(page, async () => {
    await page.goto(url);
    await isOpen();
    await page.waitForLoadState('networkidle');
  });
  return { longest: Math.max(...tasks), all: tasks.reduce((sum, task) => sum + task, 0) };
}

test('no page uses much more CPU time than an empty page', async ({ page }, testInfo) => {
  // One build, then sixteen page loads in sequence.
  test.setTimeout(120_000);
  await serveEmpty(page, testInfo.outputPath('empty'));
  const rounds: { url: string; longest: number; all: number }[] = [];
  for (let round = 0; round < ROUND_COUNT; round += 1) {
    const empty = await opening(page, EMPTY_ADDRESS, async () => {
      await expect(page.getByText('Empty')).toBeVisible();
    });
    rounds.push({ url: EMPTY_ADDRESS, ...empty });
    for (const url of PAGE_PATHS) {
      const own = await opening(page, url, async () => {
        await expect(page.locator('#splash')).toHaveAttribute('data-finished');
      });
      rounds.push({ url, ...own });
    }
  }
  const measured = JSON.stringify(rounds);
  testInfo.annotations.push({ type: 'CPU time of each round, ms', description: measured });
  const best = (url: string, which: 'longest' | 'all') =>
    Math.min(...rounds.filter((round) => round.url === url).map((round) => round[which]));
  for (const url of PAGE_PATHS) {
    for (const which of ['longest', 'all'] as const) {
      const ratio = best(url, which) / best(EMPTY_ADDRESS, which);
      expect(ratio, `${which} of ${url}: ${measured}`).toBeLessThan(BUDGET[which]);
    }
  }
});
