import type { Page } from '@playwright/test';
import { BUILD, expect, test } from './support/host';
import { openCachedHome, totalBalance } from './support/cachedHome';
import {
  expectInHistory,
  prepareTransfer,
  sendButton,
  toast,
  watchKeys,
  checkButton,
} from './support/wallet';

const notice = (page: Page) => page.getByRole('region', { name: 'Connection and updates' });
const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Wallet' });
const updateButton = (page: Page) => page.getByRole('button', { name: 'Update' });

const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const found: { path: string; type: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { origin, pathname } = new URL(request.url);
        const response = await cache.match(request);
        const type = response?.headers.get('content-type') ?? '';
        const text = /font/.test(type) ? '' : ((await response?.text()) ?? '');
        found.push({ path: origin === location.origin ? pathname : request.url, type, text });
      }
    }
    return found;
  });

test('starts offline with a notice, opens any page, and has cached no amounts', async ({
  page,
  context,
  host,
  api,
}) => {
  await openCachedHome(page);
  await page.goto('/transactions');
  await expect(page.getByText('Received from Fatima Noor').first()).toBeVisible();

  const kept = await readCaches(page);
  expect(kept.length).toBeGreaterThan(100);
  const shell = /^\/(index\.html|manifest\.webmanifest|icon\.svg|icon-192\.png|assets\/[^/]+)$/;
  expect(kept.map(({ path }) => path).filter((path) => !shell.test(path))).toEqual([]);
  expect(kept.filter(({ type }) => type.startsWith('application/json'))).toEqual([]);
  expect(
    kept.filter(({ text }) => /Fatima Noor|"(totalBalance|balance|amount)":"/.test(text)),
  ).toEqual([]);

  await context.setOffline(true);
  await host.stop();
  await api.kill();
  await page.goto('/');
  await expect(home(page)).toBeVisible();
  await expect(notice(page)).toContainText('No internet connection');
  await expect(notice(page)).toContainText('Your balances will show once you are back online.');
  await expect(page.getByText('Rs.')).toHaveCount(0);

  // Open a page for the first time, in a language that was not loaded before.
  await page.evaluate(() =>
    localStorage.setItem('rad-wallet/app-settings', JSON.stringify({ language: 'ur' })),
  );
  await page.goto('/cards');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('انٹرنیٹ کنکشن موجود نہیں')).toBeVisible();
});

const asksToSaveData = {
  'on the device': () =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  'in the settings': () =>
    localStorage.setItem('rad-wallet/app-settings', JSON.stringify({ dataUsage: 'low' })),
};

for (const [where, askToSaveData] of Object.entries(asksToSaveData)) {
  test(`downloads no page in advance if data is saved ${where}`, async ({ page }) => {
    await page.addInitScript(askToSaveData);
    await page.goto('/');
    await expect(totalBalance(page)).toContainText('Rs. ');
    await page.waitForLoadState('networkidle');
    const workers = () => page.evaluate(() => navigator.serviceWorker.getRegistrations());
    expect(await workers()).toEqual([]);
  });
}

test('losing the connection: loaded data stays with its time, and is refetched later', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await page.clock.setFixedTime('2026-11-22T10:05:00Z');
  await openCachedHome(page);
  await expect(totalBalance(page)).toContainText('Rs. ');
  await expect(notice(page)).toBeHidden();
  const before = await totalBalance(page).innerText();

  await context.setOffline(true);
  await expect(notice(page)).toContainText('No internet connection');
  await expect(notice(page)).toContainText('The figures shown are as of 3:05 PM.');
  expect(await totalBalance(page).innerText()).toBe(before);
  // After a failed refetch, the page still shows the old data and when it was fetched.
  await page.clock.setFixedTime('2026-11-22T10:07:00Z');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notice(page)).toContainText('as of 3:05 PM');
  expect(await totalBalance(page).innerText()).toBe(before);

  const device = await browser.newContext({ baseURL });
  const other = await device.newPage();
  await prepareTransfer(other, '1000');
  await sendButton(other).click();
  await expect(other.getByText('Transfer Successful')).toBeVisible();
  await device.close();

  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
  await expect(totalBalance(page)).not.toHaveText(before);
  await expect(page.getByText('Nadia Baloch').first()).toBeVisible();
});

test('a server that cannot be reached while online: the notice stays until a server responds', async ({
  page,
  api,
}) => {
  await api.kill();
  await page.goto('/');
  await expect(notice(page)).toContainText('We cannot be reached right now');
  await api.start();
  await page.getByRole('region', { name: 'Connection and updates' }).getByRole('button').click();
  await expect(notice(page)).toBeHidden();
  await expect(totalBalance(page)).toContainText('Rs.');
});

test('sending money offline: shows a notice, keeps the input, and sends once', async ({
  page,
  context,
}) => {
  const keys = watchKeys(page);
  await openCachedHome(page);
  await prepareTransfer(page, '1,250');
  await context.setOffline(true);
  await expect(notice(page)).toContainText('No internet connection');
  await sendButton(page).click();
  await expect(toast(page)).toContainText('Transfer Failed');
  await expect(page.getByText('1,250').first()).toBeVisible();

  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
  await checkButton(page).click();
  await expect(page.getByText('Transfer Successful')).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  await expectInHistory(page, /Nadia Baloch/, 1);
});

const findBuild = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
  });

/** If the browser delays activation, the page offers the build again; press the button again. */
async function installUpdate(page: Page) {
  await expect(async () => {
    if ((await page.locator(BUILD).count()) > 0) return;
    await updateButton(page).click({ timeout: 5000 });
    await expect(page.locator(BUILD)).toHaveAttribute('content', 'next', { timeout: 8000 });
  }).toPass();
}

test('a new build is offered, but not during a payment', async ({ page, host, api }) => {
  await openCachedHome(page);
  await prepareTransfer(page, '100');
  host.deploy('next');
  await findBuild(page);
  // No event signals that an offer does not appear, so wait for a fixed time.
  await page.waitForTimeout(1000);
  await expect(updateButton(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Confirm transfer' })).toBeVisible();

  // Leave the page while the transfer is pending: docs/rules.md PAY-4.
  api.pause();
  await sendButton(page).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(home(page)).toBeVisible();
  // No event signals that an offer does not appear, so wait for a fixed time.
  await page.waitForTimeout(500);
  await expect(updateButton(page)).toHaveCount(0);
  api.resume();

  await expect(notice(page)).toContainText('A new version is ready');
  await expect(page.locator(BUILD)).toHaveCount(0);
  await installUpdate(page);
  await expect(home(page)).toBeVisible();
  await expectInHistory(page, /Nadia Baloch/, 1);
});

test('a new build waits for a payment in another tab, too', async ({ page, context, host }) => {
  await openCachedHome(page);
  const other = await context.newPage();
  await prepareTransfer(other, '100');
  host.deploy('next');
  await findBuild(page);
  await updateButton(page).click();
  await expect(notice(page)).toContainText('Another tab is in use.');
  await expect(other.getByRole('heading', { name: 'Confirm transfer' })).toBeVisible();
  await sendButton(other).click();
  await expect(other.getByText('Transfer Successful')).toBeVisible();
  await other.getByRole('link', { name: 'Home' }).click();
  await expect(home(other)).toBeVisible();
  await expect(notice(page)).toContainText('A new version is ready');

  await installUpdate(page);
  await expect(other.locator(BUILD)).toHaveAttribute('content', 'next');
  for (const tab of [page, other]) await expect(home(tab)).toBeVisible();
});

test('a new build is offered after others failed to install', async ({ page, host }) => {
  await openCachedHome(page);
  for (const build of ['first', 'second']) {
    host.deployBroken(build);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const found = new Promise((resolve) =>
        registration.addEventListener('updatefound', resolve, { once: true }),
      );
      await Promise.all([found, registration.update()]);
      while (registration.installing) await new Promise((resolve) => setTimeout(resolve, 50));
    });
  }
  await expect(updateButton(page)).toHaveCount(0);

  host.deploy('next');
  await findBuild(page);
  await expect(notice(page)).toContainText('A new version is ready');
});
