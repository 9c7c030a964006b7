import { expect, test, type Page } from '@playwright/test';

const splash = (page: Page) => page.locator('#splash');

/** A request that never gets an answer. */
const hold = (page: Page, url: string) => page.route(url, () => new Promise(() => {}));

test('the splash stands before any script, goes through its stages and ends by itself', async ({
  page,
}) => {
  await hold(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(splash(page)).toBeVisible();
  await expect(splash(page)).toContainText('Shariah-compliant');
  const shownStage = () =>
    splash(page)
      .locator('[data-part="stage"] > span')
      .evaluateAll((stages) =>
        stages.findIndex((stage) => getComputedStyle(stage).opacity === '1'),
      );
  await expect.poll(shownStage).toBe(0);
  await expect.poll(shownStage).toBe(2);
  await expect.poll(shownStage).toBe(3);
  await expect(splash(page)).toBeHidden();
});

test('the splash goes as soon as the first data is there', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Sent to Bilal Hussain')).toBeVisible();
  await expect(splash(page)).toHaveAttribute('data-over');
  await expect(splash(page)).toBeHidden();
});

test('the splash stands while data is read, and a press or a key ends it', async ({ page }) => {
  // Without its worker the demo's server never starts, so every read waits.
  await hold(page, '**/mockServiceWorker.js');
  for (const end of [() => page.mouse.click(200, 400), () => page.keyboard.press('Tab')]) {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeAttached();
    await expect(splash(page)).not.toHaveAttribute('data-over');
    await end();
    await expect(splash(page)).toHaveAttribute('data-over');
    await expect(splash(page)).toBeHidden();
  }
});

test('messages that do not come leave no blank page', async ({ page }) => {
  await page.route('**/assets/first-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('Reload the screen to go on.');
  await expect(splash(page)).toBeHidden();
});

test('a page that is slow to come keeps its place from the start', async ({ page }) => {
  await hold(page, '**/assets/HomePage-*.js');
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('status')).toBeAttached();
  await expect(splash(page)).toBeHidden();
});
