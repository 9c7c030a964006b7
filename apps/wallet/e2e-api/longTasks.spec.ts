import type { Page } from '@playwright/test';
import path from 'node:path';
import { build } from 'vite';
import { measureTasks } from './support/tasks';
import { expect, test } from './support/test';

/** The folder of a page in which React renders a single line, built for production. */
const EMPTY_PAGE = path.join(import.meta.dirname, 'empty');
const EMPTY_ADDRESS = 'http://empty.wallet.test/';

/** The number of rounds. Only the best one counts, because other processes can slow a round down. */
const ROUND_COUNT = 2;

/** Limits for the longest task and for all tasks, relative to the empty page. */
const BUDGET = { longest: 2.5, all: 5 };

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
  // One build, then eight page loads in sequence.
  test.slow();
  await serveEmpty(page, testInfo.outputPath('empty'));
  const seen = PAGE_PATHS.map((url) => ({ url, longest: [] as number[], all: [] as number[] }));
  for (let round = 0; round < ROUND_COUNT; round += 1) {
    const empty = await opening(page, EMPTY_ADDRESS, async () => {
      await expect(page.getByText('Empty')).toBeVisible();
    });
    for (const { url, longest, all } of seen) {
      const own = await opening(page, url, async () => {
        await expect(page.locator('#splash')).toHaveAttribute('data-finished');
      });
      longest.push(own.longest / empty.longest);
      all.push(own.all / empty.all);
    }
  }
  const measured = JSON.stringify(seen);
  testInfo.annotations.push({ type: 'times as long as an empty page', description: measured });
  for (const { longest, all } of seen) {
    expect(Math.min(...longest), measured).toBeLessThan(BUDGET.longest);
    expect(Math.min(...all), measured).toBeLessThan(BUDGET.all);
  }
});
