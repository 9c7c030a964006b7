import { formatCashBalance } from '../e2e/figures';
import { totalBalance } from './support/cachedHome';
import { API_HOST } from './support/buildConfig';
import { expect, test, type Page } from './support/test';
import { prepareTransfer, sendButton, toast } from './support/wallet';

// docs/rules.md LIVE, INBOX. The sample history has one pending entry: a deposit of 25,000.

const EVENTS = /\/api\/events\?age=/;

const pendingRow = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Deposit via Debit Card' }).first();

const openHome = async (page: Page) => {
  const connected = page.waitForResponse(EVENTS);
  await page.goto('/');
  await expect(pendingRow(page)).toContainText('Pending');
  await connected;
};

/** Settles the pending entry like a card processor. */
const settle = (page: Page, status: 'completed' | 'failed') =>
  page.evaluate(
    async ([host, wanted]) => {
      const init: RequestInit = { credentials: 'include' };
      const history: { id: string; status: string }[] = await (
        await fetch(`http://${host}/api/transactions`, init)
      ).json();
      const id = history.find((entry) => entry.status === 'pending')?.id;
      await fetch(`http://${host}/api/settlements`, {
        ...init,
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ id, status: wanted }),
      });
    },
    [API_HOST, status] as const,
  );

/** Records what screen readers announce. */
const recordAnnouncements = (page: Page) =>
  page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('body > [role="alert"]:not([hidden])')) {
        const text = alert.textContent.trim();
        if (text !== '' && text !== announced.at(-1)) announced.push(text);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

const readAnnouncements = (page: Page) =>
  page.evaluate(() => (window as unknown as { announced: string[] }).announced);

test('pending money arrives without a reload, with one announcement', async ({ page }) => {
  await openHome(page);
  await recordAnnouncements(page);
  await settle(page, 'completed');
  await expect(toast(page)).toContainText('Money Received');
  await expect(toast(page)).toContainText(/Rs\.\s25,000\.00 has been added to your balance/);
  await expect(pendingRow(page)).toContainText('Completed');
  await expect(totalBalance(page)).toContainText(formatCashBalance('25000'));
  await page.getByRole('link', { name: 'History' }).click();
  await expect(pendingRow(page)).toContainText('Completed');
  expect(await readAnnouncements(page)).toHaveLength(1);
  // Loading the page again announces nothing again.
  await page.reload();
  await expect(pendingRow(page)).toContainText('Completed');
  await expect(toast(page)).toBeHidden();
});

test('pending money that does not arrive is announced on every page, also in Urdu', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('rad-wallet/app-settings', JSON.stringify({ language: 'ur' })),
  );
  const connected = page.waitForResponse(EVENTS);
  await page.goto('/profile');
  await connected;
  await settle(page, 'failed');
  await expect(page.locator('body > [role="alert"]:not([hidden])')).toContainText(
    'رقم موصول نہیں ہوئی',
  );
});

test('a payment of another device is on the page without a reload, and announced only there', async ({
  page,
  browser,
  baseURL,
}) => {
  await openHome(page);
  await recordAnnouncements(page);
  const device = await browser.newContext({ baseURL });
  const other = await device.newPage();
  await prepareTransfer(other, '1,500');
  await sendButton(other).click();
  await expect(other.getByText('Transfer Successful')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Nadia Baloch' })).toHaveCount(1);
  await expect(totalBalance(page)).toContainText(formatCashBalance('-1500'));
  expect(await readAnnouncements(page)).toEqual([]);
  await device.close();
});

test('a lost connection is opened again, and the wallet then has what it has missed', async ({
  page,
  browser,
  baseURL,
  api,
}) => {
  await openHome(page);
  await api.kill();
  const reconnected = page.waitForResponse(EVENTS);
  await page.route(EVENTS, (route) => route.abort());
  await api.start();
  const device = await browser.newContext({ baseURL });
  const other = await device.newPage();
  await prepareTransfer(other, '700');
  await sendButton(other).click();
  await expect(other.getByText('Transfer Successful')).toBeVisible();
  await device.close();
  await expect(totalBalance(page)).toContainText(formatCashBalance('0'));

  await page.unrouteAll();
  await reconnected;
  await expect(totalBalance(page)).toContainText(formatCashBalance('-700'));
  await settle(page, 'completed');
  await expect(toast(page)).toContainText('Money Received');
  await expect(totalBalance(page)).toContainText(formatCashBalance('24300'));
});

test('what was settled while nobody looked is behind the bell until it is read', async ({
  page,
  browser,
  baseURL,
}) => {
  const bell = (name: string) => page.getByRole('button', { name, exact: true });
  await openHome(page);
  await expect(bell('Notifications')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('rad-wallet/inbox')))
    .toMatch(/"pending":\["/);
  await page.goto('about:blank');
  const device = await browser.newContext({ baseURL });
  const other = await device.newPage();
  await openHome(other);
  await settle(other, 'completed');
  await device.close();

  await page.goto('/');
  await expect(bell('Notifications, 1 new')).toBeVisible();
  await expect(toast(page)).toBeHidden();
  await page.reload();
  await bell('Notifications, 1 new').click();
  const row = page.getByRole('dialog', { name: 'Notifications' }).getByRole('link');
  await expect(row).toContainText('Deposit via Debit Card');
  await expect(row).toContainText('Completed');
  await row.click();
  await expect(page).toHaveURL(/\/transaction-receipt\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await page.keyboard.press('Escape');
  await expect(bell('Notifications')).toBeVisible();
  await page.reload();
  await expect(bell('Notifications')).toBeVisible();
});

test('nothing is connected before somebody signs in', async ({ page }) => {
  const streams: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') streams.push(request.url());
  });
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  expect(streams).toEqual([]);
});

// docs/rules.md LEDGER-11.
test.describe('a transfer that the payee’s bank has not confirmed', () => {
  test.use({ serverOptions: ['--pending-transfers'] });

  const sentRow = (page: Page) =>
    page.getByRole('listitem').filter({ hasText: 'Sent to Nadia Baloch' });

  for (const { status, label, title, balance } of [
    { status: 'completed', label: 'Completed', title: 'Transfer Completed', balance: '-1500' },
    { status: 'failed', label: 'Failed', title: 'Transfer Not Completed', balance: '0' },
  ] as const) {
    test(`is ${status} without a reload, with one announcement`, async ({ page }) => {
      await prepareTransfer(page, '1500');
      await sendButton(page).click();
      await expect(page.getByText('Transfer Successful')).toBeVisible();
      const connected = page.waitForResponse(EVENTS);
      await page.goto('/');
      await connected;
      await expect(sentRow(page)).toContainText('Pending');
      await expect(totalBalance(page)).toContainText(formatCashBalance('-1500'));
      await recordAnnouncements(page);

      await settle(page, status);
      await expect(toast(page)).toContainText(title);
      await expect(sentRow(page)).toContainText(label);
      await expect(totalBalance(page)).toContainText(formatCashBalance(balance));
      expect(await readAnnouncements(page)).toHaveLength(1);
    });
  }
});
