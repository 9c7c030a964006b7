import type { Page } from '@playwright/test';
import { measureTasks } from './support/tasks';
import { expect, test } from './support/test';

const TRANSACTION_KINDS = ['received', 'sent', 'deposit', 'withdrawal', 'gold_purchase'];

const history = (length: number) =>
  Array.from({ length }, (_, index) => ({
    id: `txn-${index}`,
    accountId: 'account-pkr',
    type: TRANSACTION_KINDS[index % TRANSACTION_KINDS.length],
    currency: 'PKR',
    amount: `${1000 + index}.50`,
    description: index % 100 === 99 ? `Sent to Zainab Qureshi ${index}` : `Sent to Person ${index}`,
    status: 'completed',
    verified: true,
    timestamp: new Date(Date.UTC(2026, 10, 21) - index * 3_600_000).toISOString(),
  }));

/** Applies `limit` like the server. */
async function openHistory(page: Page, length: number) {
  const all = history(length);
  await page.route('**/api/transactions**', (route) => {
    const limit = new URL(route.request().url()).searchParams.get('limit');
    return route.fulfill({
      json: limit === null ? all : all.slice(0, Number(limit)),
      headers: {
        'access-control-allow-origin': new URL(page.url()).origin,
        'access-control-allow-credentials': 'true',
      },
    });
  });
  await page.goto('/transactions');
  await expect(rows(page)).toHaveCount(20);
}

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const search = (page: Page) => page.getByRole('searchbox');

const more = (page: Page) => page.getByRole('button', { name: 'Show more' });

/** Returns the longest time that a key press blocked the page, in ms. */
async function timeSearch(page: Page, length: number) {
  await openHistory(page, length);
  const tasks = await measureTasks(page, async () => {
    await search(page).pressSequentially('zainab', { delay: 30 });
    await expect(rows(page)).toHaveCount(Math.min(20, length / 100));
    await search(page).pressSequentially(' 99', { delay: 30 });
    await expect(rows(page).first()).toContainText('Zainab Qureshi 99');
  });
  // Clear the search, which is stored in the history entry: docs/rules.md TXN-14.
  await search(page).fill('');
  await page.unrouteAll();
  return Math.max(...tasks);
}

test('searching 5,000 transactions blocks the page no longer than searching 100', async ({
  page,
}) => {
  await page.goto('/');
  const short = await timeSearch(page, 100);
  const long = await timeSearch(page, 5000);
  test.info().annotations.push({ type: 'longest task, ms', description: `${short} and ${long}` });
  // Rendering all rows would take several hundred ms more.
  expect(long).toBeLessThan(short * 2 + 100);
});

const numbers = async (page: Page) => {
  const rendered = await rows(page).all();
  return Promise.all(
    rendered.map(async (row) => ({
      number: Number(await row.getAttribute('aria-posinset')),
      of: Number(await row.getAttribute('aria-setsize')),
    })),
  );
};

test('5,000 transactions: the list is complete, and few of its rows are rendered', async ({
  page,
}) => {
  await page.goto('/');
  await openHistory(page, 5000);
  // Set the state as if Show more had been pressed until only the last 40 rows were missing.
  await page.evaluate(() =>
    window.history.replaceState(
      {
        ...window.history.state,
        transactions: { value: { search: '', kind: 'all', shown: 4960 }, owner: null },
      },
      '',
    ),
  );
  await page.reload();
  await expect(rows(page).first()).toHaveAttribute('aria-setsize', '4960');
  const first = await numbers(page);
  expect(first.length).toBeLessThan(60);
  // The first of the newly added rows is also rendered, because it can receive focus.
  const inSight = first.filter(({ number }) => number !== 4941).map(({ number }) => number);
  expect(inSight).toEqual(inSight.map((_, index) => index + 1));

  // The scroll height covers all rows, but only visible ones are rendered.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeGreaterThan(4960 * 60);
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight / 2 }));
  await expect(rows(page).first()).not.toHaveAttribute('aria-posinset', '1');
  const middle = await numbers(page);
  expect(middle.length).toBeLessThan(60);
  expect(middle[0]?.number).toBeGreaterThan(2000);
  await expect(page.getByText(`Sent to Person ${(middle[15]?.number ?? 0) - 1}`)).toBeInViewport();

  await more(page).click();
  const next = page.locator('li[aria-posinset="4961"] a');
  await expect(next).toBeFocused();
  await expect(next).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await expect(page.locator('li[aria-posinset="1"]')).toBeInViewport();
  await expect(next).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('li[aria-posinset="4962"] a')).toBeFocused();
});
