import type { Page } from '@playwright/test';
import { FIRST_READS } from '../src/data/firstReads';
import { expect, test } from './support/test';
import { API_HOST } from './support/places';

/** The reads that left a page, each as its path and query. */
function watchReads(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname, search } = new URL(request.url());
    if (hostname === API_HOST) reads.push(`${request.method()} ${pathname}${search}`);
  });
  return reads;
}

const settle = (page: Page) => page.waitForLoadState('networkidle');

for (const [path, expected] of Object.entries(FIRST_READS)) {
  test(`${path} asks for its data before a script has come, and for nothing twice`, async ({
    page,
  }) => {
    const reads = watchReads(page);
    const wanted = expected.map((read) => `GET ${read}`).toSorted();
    // No script comes before the data has been asked for: one that waited for them would wait for good.
    await page.route('**/assets/*.js', async (route) => {
      await expect.poll(() => reads.toSorted()).toEqual(wanted);
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByText(/Rs\./).first()).toBeVisible();
    await settle(page);
    expect(reads.toSorted()).toEqual(wanted);

    // Under its worker, too.
    await page.unrouteAll();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    reads.length = 0;
    await page.reload();
    await expect(page.getByText(/Rs\./).first()).toBeVisible();
    await settle(page);
    expect(reads.toSorted()).toEqual(wanted);
  });
}

test('a refusal of what was asked early is told, and can be asked again', async ({
  page,
  baseURL,
}) => {
  await page.route('**/api/balances', (route) =>
    route.fulfill({
      status: 401,
      headers: {
        'access-control-allow-origin': baseURL ?? '',
        'access-control-allow-credentials': 'true',
      },
    }),
  );
  await page.goto('/funds');
  // A refusal is told as any other is, and can be asked again.
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText(/Rs\./).first()).toBeVisible();
});
