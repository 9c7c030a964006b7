import type { Page } from '@playwright/test';
import path from 'node:path';
import { build } from 'vite';
import { tasksOf } from './support/tasks';
import { expect, test } from './support/test';

/** A page in which React draws one line, built for production as the wallet is. */
const EMPTY = path.join(import.meta.dirname, 'empty');
const EMPTY_ADDRESS = 'http://empty.wallet.test/';

/** Each page is judged by the better of so many rounds: what else happened in one has not happened in all. */
const ROUNDS = 2;

/** How many times as long as of the empty page a page's longest task, and all of them, may take. */
const BUDGET = { longest: 2.5, all: 5 };

const PAGES = ['/', '/gift-contact', '/transactions'];

// A worker would bring the page out of what it has kept.
test.use({ serviceWorkers: 'block' });

async function serveEmpty(page: Page, folder: string) {
  await build({
    configFile: false,
    root: EMPTY,
    logLevel: 'error',
    build: { outDir: folder },
  });
  await page.route(`${EMPTY_ADDRESS}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: path.join(folder, pathname === '/' ? 'index.html' : pathname) });
  });
}

/** What opening a page takes, ms. */
async function opening(page: Page, url: string, isOpen: () => Promise<void>) {
  await page.goto('about:blank');
  const tasks = await tasksOf(page, async () => {
    await page.goto(url);
    await isOpen();
    await page.waitForLoadState('networkidle');
  });
  return { longest: Math.max(...tasks), all: tasks.reduce((sum, task) => sum + task, 0) };
}

test('no page holds the processor up much longer than an empty page does', async ({
  page,
}, testInfo) => {
  // A build and eight openings, one after the other.
  test.slow();
  await serveEmpty(page, testInfo.outputPath('empty'));
  const seen = PAGES.map((url) => ({ url, longest: [] as number[], all: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const empty = await opening(page, EMPTY_ADDRESS, async () => {
      await expect(page.getByText('Empty')).toBeVisible();
    });
    for (const { url, longest, all } of seen) {
      const own = await opening(page, url, async () => {
        await expect(page.locator('#splash')).toHaveAttribute('data-over');
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
