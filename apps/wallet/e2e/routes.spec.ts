import { giftDraft } from './giftDraft';
import { expect, test, type Page } from './test';
import axe from 'axe-core';
import { routes } from '../src/features/routes';
import { headings } from './headings';

const receiptsOn: Record<string, number> = {
  '/': 10,
  '/conversion': 3,
  '/funds': 4,
  '/transactions': 20,
};

const tabs = ['/', '/transactions', '/profile'];

const paths: readonly string[] = routes.map(({ path }) => path);
const headingByPath = new Map<string, string>(
  routes.map(({ name, path }) => [path, headings[name]]),
);
const widths = [320, 430] as const;
const colorSchemes = ['light', 'dark'] as const;

/** Stores a gift draft, because each gift step needs the data of the earlier steps. */
async function prepare(page: Page, path: string) {
  const key = path === '/gift-receipt' ? 'giftSent' : path.startsWith('/gift-') ? 'giftData' : null;
  if (key === null) return;
  await page.addInitScript(([name, draft]) => sessionStorage.setItem(name, draft), [
    key,
    JSON.stringify(giftDraft),
  ] as const);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a path and waits until the splash is hidden. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(heading(page)).toHaveText(headingByPath.get(path) ?? '');
  await expect(page.locator('#splash')).toBeHidden();
}

/** Disables timers of 500 ms or more, such as those for redirects. */
const disableTimers = (page: Page) =>
  page.addInitScript(() => {
    const set = window.setTimeout.bind(window);
    window.setTimeout = ((handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms < 500 ? set(handler, ms, ...rest) : 0) as typeof window.setTimeout;
  });

const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe. In dark, runs only its colour rules, because the other rules do not depend on the theme. Contrast does not
 * depend on the width, so it is checked at the first width only.
 */
async function violations(page: Page, colorScheme: 'light' | 'dark', width: number) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate(
    (options) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(
        { exclude: '#splash' },
        // Omit the elements that pass.
        { resultTypes: ['violations'], ...options },
      ),
    colorScheme === 'dark'
      ? { runOnly: { type: 'rule' as const, values: COLOR_RULES } }
      : { rules: { 'color-contrast': { enabled: width === widths[0] } } },
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

for (const path of paths) {
  test(`${path} fits every width in both themes; its links are routes`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await prepare(page, path);
    // Otherwise this page would redirect home before the checks finish.
    if (path === '/loading') await disableTimers(page);
    await page.setViewportSize({ width: widths[0], height: 844 });
    await page.emulateMedia({ colorScheme: colorSchemes[0] });
    await open(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      for (const colorScheme of colorSchemes) {
        const look = `${path} at ${width} in ${colorScheme}`;
        await page.emulateMedia({ colorScheme });
        await expect(heading(page), look).toBeVisible();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${look} scrolls sideways`).toBe(0);
        if (colorScheme === 'dark' && width !== widths[0]) continue;
        expect(await violations(page, colorScheme, width), look).toEqual([]);
      }
    }

    const found = await page.locator('a[href]').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href') ?? '',
        isInMain: link.closest('main') !== null,
      })),
    );
    const hrefs = found.map(({ href }) => href);
    const receipts = hrefs.filter((href) => href.startsWith('/transaction-receipt'));
    expect(receipts.length, `receipts on ${path}`).toBe(receiptsOn[path] ?? 0);
    for (const { href, isInMain } of found) {
      if (/^(mailto|tel):.+/.test(href) || href === '#content') continue;
      const url = new URL(href, 'http://wallet.example');
      expect(paths, `${path} links to ${href}`).toContain(url.pathname);
      expect(url.search).toMatch(
        url.pathname === '/transaction-receipt' ? /^(\?id=txn-\d+)?$/ : /^$/,
      );
      if (!isInMain) expect(tabs, `${path} has ${href} in its bar`).toContain(href);
    }
    expect(errors).toEqual([]);
  });
}
