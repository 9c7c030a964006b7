import type { Page } from '@playwright/test';
import { CONSENT_PATHS } from '@rad-wallet/api';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listPageFiles } from '../../../scripts/lib/sizes.mjs';
import { getPrefetchPaths } from '../build/earlyLoading.ts';
import { routes } from '../src/features/routes';
import { expect, test } from './support/test';
import { API_HOST, OUT_DIR } from './support/buildConfig';
import { measuredPages } from './support/measuredPages';

const HOST_PATHS: readonly string[] = [CONSENT_PATHS.settings, '/api/cards'];

function recordReads(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname, search } = new URL(request.url());
    // The stream of events contains no data that a page loads. Only the host's script knows its content and settings.
    const isPageData = request.resourceType() !== 'eventsource' && !HOST_PATHS.includes(pathname);
    if (hostname === API_HOST && isPageData) reads.push(`${request.method()} ${pathname}${search}`);
  });
  return reads;
}

const settle = (page: Page) => page.waitForLoadState('networkidle');

for (const [url, expected] of Object.entries(getPrefetchPaths(routes))) {
  test(`${url} requests its data before a script has loaded, and nothing twice`, async ({
    page,
  }) => {
    const reads = recordReads(page);
    const wanted = expected.map((read) => `GET ${read}`).toSorted();
    // Delay scripts until all data is requested: a request that needs a script would never be sent.
    await page.route('**/assets/*.js', async (route) => {
      await expect.poll(() => reads.toSorted()).toEqual(wanted);
      await route.continue();
    });
    await page.goto(url);
    await expect(page.getByText(/Rs\./).first()).toBeVisible();
    await settle(page);
    expect(reads.toSorted()).toEqual(wanted);

    await page.unrouteAll();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    reads.length = 0;
    await page.reload();
    await expect(page.getByText(/Rs\./).first()).toBeVisible();
    await settle(page);
    expect(reads.toSorted()).toEqual(wanted);
  });
}

const manifest = JSON.parse(readFileSync(path.join(OUT_DIR, '.vite', 'manifest.json'), 'utf8'));

for (const { path: url, name, language } of measuredPages.flatMap((measured) =>
  ['en', 'ur'].map((language) => ({ ...measured, language })),
)) {
  test(`${url} requests all of its files before a script has loaded, ${language}`, async ({
    page,
  }) => {
    await page.addInitScript(
      (chosen) => localStorage.setItem('rad-wallet/app-settings', JSON.stringify(chosen)),
      { language },
    );
    const { home, others } = listPageFiles(manifest, language);
    const own = others.find((other) => other.name === name) ?? { js: [], css: [] };
    const files = [...home.js, ...home.css, ...own.js, ...own.css];
    const wanted = files.filter((file) => url === '/' || !file.includes('/HomePage-')).toSorted();
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(js|css)$/.test(pathname)) requested.push(pathname.slice(1));
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(url, { waitUntil: 'commit' });
    await expect.poll(() => requested.toSorted()).toEqual(wanted);
    release();
    await expect(page.locator('#splash')).toHaveAttribute('data-finished');
    await settle(page);
    // Preloaded files must be requested only once.
    expect(requested.length).toBe(new Set(requested).size);
  });
}

/** Reads the computed styles of the splash, except the animated bar, after its font has loaded. */
const readSplashStyles = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('#splash, #splash *:not([data-part="fill"])')].map(
      (part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const { color, backgroundImage, backgroundColor, fontFamily, fontWeight } =
          getComputedStyle(part);
        return [
          x,
          y,
          width,
          height,
          color,
          backgroundImage,
          backgroundColor,
          fontFamily,
          fontWeight,
        ];
      },
    );
  });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of ['en', 'ur'] as const) {
    test(`the splash shows before the style sheet has loaded: ${colorScheme}, ${language}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.addInitScript(
        (chosen) => localStorage.setItem('rad-wallet/app-settings', JSON.stringify(chosen)),
        { language },
      );
      // Let the document and its fonts load, then the style sheet, but no scripts.
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.route('**/assets/*.css', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.locator('#splash')).toBeVisible();
      const before = await readSplashStyles(page);
      release();
      await page.waitForLoadState();
      const after = await readSplashStyles(page);
      expect(before.length).toBeGreaterThan(5);
      expect(before).toEqual(after);
    });
  }
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

interface ShiftReport {
  shifted: number;
  /** Elements that moved, with old and new positions, for the failure message. */
  moved: string[];
}

function watchShifts() {
  const noted: ShiftReport = { shifted: 0, moved: [] };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
      noted.shifted += value;
      const faces = [...document.fonts].map(({ family, status }) => `${family} ${status}`);
      const what = sources.map(({ node, previousRect, currentRect }) =>
        JSON.stringify([node?.textContent?.slice(0, 40), previousRect, currentRect]),
      );
      noted.moved.push([`${value} at ${startTime} ms`, ...what, ...faces].join('\n'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const readShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { noted: ShiftReport }).noted);

test('the splash is painted whole, although a slow connection delivers it in parts', async ({
  page,
  api,
}) => {
  const html = readFileSync(path.join(OUT_DIR, 'index.html'), 'utf8');
  const middle = html.indexOf('<p data-part="name"');
  await api.replace((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.setHeader('Content-Type', 'text/html; charset=utf-8').write(html.slice(0, middle));
    setTimeout(() => response.end(html.slice(middle)), 500);
  });
  await page.addInitScript(watchShifts);
  await page.goto(`http://${API_HOST}/`);
  await expect(page.locator('#splash [data-part="name"]')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const { shifted, moved } = await readShifts(page);
  expect(shifted, moved.join('\n')).toBe(0);
});

for (const { path: url, fileBudget } of measuredPages) {
  test(`${url} requests few files, and has no layout shift`, async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType())) files.push(request.url());
    });
    await page.addInitScript(watchShifts);
    await page.goto(url);
    await expect(page.locator('#splash')).toHaveAttribute('data-finished');
    await settle(page);
    const { shifted, moved } = await readShifts(page);
    expect(shifted, moved.join('\n')).toBeLessThan(0.01);
    expect(new Set(files).size).toBeLessThanOrEqual(fileBudget);
  });
}

test('an early request that fails shows an error, and can be retried', async ({
  page,
  baseURL,
}) => {
  await page.route('**/api/balances', (route) =>
    route.fulfill({
      status: 500,
      headers: {
        'access-control-allow-origin': baseURL ?? '',
        'access-control-allow-credentials': 'true',
      },
    }),
  );
  await page.goto('/funds');
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText(/Rs\./).first()).toBeVisible();
});
