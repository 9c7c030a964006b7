import { formatCashBalance } from '../e2e/figures';
import { expect, test, type Page } from './support/test';
import {
  checkButton,
  convertButton,
  expectCash,
  expectConverted,
  expectInHistory,
  prepareConversion,
  prepareTransfer,
  sendButton,
  startSignedIn,
  toast,
  watchKeys,
} from './support/wallet';

test('sends money once; a reload keeps it, and another device spends the rest', async ({
  page,
  browser,
  baseURL,
}) => {
  const keys = watchKeys(page);
  await prepareTransfer(page, '1,500.50');
  await sendButton(page).dblclick();
  await expect(page.getByText('Transfer Successful')).toBeVisible();
  expect(keys).toHaveLength(1);
  await expectCash(page, formatCashBalance('-1500.5'));
  await page.reload();
  await expect(page.getByText(formatCashBalance('-1500.5')).first()).toBeVisible();
  await expectInHistory(page, /Nadia Baloch/, 1);
  // This is the wallet's own service worker, not the mock server's.
  const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active);
  expect(worker).not.toBeNull();

  // Without events, the balance shown here becomes stale when the other device sends money.
  await page.route('**/api/events?*', (route) => route.abort());
  await prepareTransfer(page, '700000');
  const device = await browser.newContext({ baseURL });
  const other = await device.newPage();
  await expectInHistory(other, /Nadia Baloch/, 1);
  await prepareTransfer(other, '500,000');
  await sendButton(other).click();
  await expect(other.getByText('Transfer Successful')).toBeVisible();
  await device.close();

  await sendButton(page).click();
  await expect(toast(page)).toContainText('Transfer Failed');
  await expectCash(page, formatCashBalance('-501500.5'));
  await expectInHistory(page, /Nadia Baloch/, 2);
});

test('a server that crashes during a transfer: a retry sends it once', async ({ page, api }) => {
  const keys = watchKeys(page);
  await prepareTransfer(page, '200');
  api.pause();
  await sendButton(page).click();
  await expect(sendButton(page)).toBeDisabled();
  await api.kill();
  await expect(toast(page)).toContainText('Transfer Failed');

  await api.start();
  await checkButton(page).click();
  await expect(page.getByText('Transfer Successful')).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  await expectCash(page, formatCashBalance('-200'));
  await expectInHistory(page, /Nadia Baloch/, 1);
});

test('a server that times out after the transfer: a retry does not send it again', async ({
  page,
  api,
}) => {
  await page.clock.install();
  const keys = watchKeys(page);
  // After the first transfer, the browser has cached the CORS preflight.
  await prepareTransfer(page, '100');
  await sendButton(page).click();
  await expect(page.getByText('Transfer Successful')).toBeVisible();

  await prepareTransfer(page, '300');
  api.pause();
  await sendButton(page).click();
  await expect.poll(() => keys.length).toBe(2);
  await page.clock.fastForward(30_000);
  // The money may have moved, so the toast does not say that the transfer failed.
  await expect(toast(page)).toContainText('No Answer Yet');
  api.resume();

  await checkButton(page).click();
  await expect(page.getByText('Transfer Successful')).toBeVisible();
  expect(new Set(keys.slice(1)).size).toBe(1);
  await expectCash(page, formatCashBalance('-400'));
  await expectInHistory(page, /Nadia Baloch/, 2);
});

test('a conversion changes both balances', async ({ page }) => {
  const keys = watchKeys(page);
  await prepareConversion(page, '10,000');
  await convertButton(page).dblclick();
  await expectConverted(page);
  expect(keys).toHaveLength(2);
  await page.reload();
  const total = page.getByRole('region', { name: 'Total Balance' });
  await expect(total).toContainText(formatCashBalance('-10000'));
  await expect(total).toContainText('29.8 g');
});

test('a server that crashes between the entries of a conversion: a retry completes it', async ({
  page,
  api,
}) => {
  const keys = watchKeys(page);
  await page.route('**/api/transactions', async (route) => {
    if (route.request().method() === 'POST' && keys.length === 2) await api.kill();
    await route.continue();
  });
  await prepareConversion(page, '10,000');
  await convertButton(page).click();
  await expect(toast(page)).toContainText('Conversion Failed');
  await page.unrouteAll();

  await api.start();
  await checkButton(page).click();
  await expectConverted(page);
  expect(keys).toEqual([keys[0], keys[1], keys[0], keys[1]]);
  await page.reload();
  const total = page.getByRole('region', { name: 'Total Balance' });
  await expect(total).toContainText(formatCashBalance('-10000'));
  await expect(total).toContainText('29.8 g');
});

test('a card payment is added once', async ({ page }) => {
  const keys = watchKeys(page);
  await page.goto('/card-payment');
  await page.getByLabel('Amount').fill('2,500.50');
  await page.getByText('Credit/Debit Card', { exact: true }).click();
  await page.getByRole('button', { name: /^Pay/ }).dblclick();
  await expect(toast(page)).toContainText('Payment Successful');
  expect(keys).toHaveLength(1);
  await expectCash(page, formatCashBalance('2500.5'));
  await expect(page.getByText('Deposit via Credit/Debit Card')).toHaveCount(1);
});

/** Loses the answers of a path in this page, until it is reloaded; the requests reach the server. */
const loseAnswers = (page: Page, path: string) =>
  page.evaluate((lost) => {
    const original = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const response = await original(input, init);
      if (String(input).endsWith(lost)) throw new TypeError('The connection broke');
      return response;
    };
  }, path);

const unfinished = (page: Page) => page.getByRole('region', { name: 'Unfinished Payments' });

test('a transfer whose answer was lost is found on /funds after a reload, and resolved', async ({
  page,
}) => {
  const keys = watchKeys(page);
  await prepareTransfer(page, '350');
  await loseAnswers(page, '/api/transfers');
  await sendButton(page).click();
  await expect(toast(page)).toContainText('Transfer Failed');
  await page.goto('/funds');
  await expect(unfinished(page)).toContainText('Nadia Baloch');
  await expect(unfinished(page)).toContainText('350.00');

  // The list leads to the flow, which opens on the payment.
  await unfinished(page).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Not Known Yet' })).toBeVisible();
  await page.goto('/funds');

  await page.route('**/api/transfers', (route) => route.abort());
  await checkButton(page).click();
  await expect(toast(page)).toContainText('No Answer Yet');
  await page.unrouteAll();
  await checkButton(page).click();
  await expect(unfinished(page)).toContainText('The payment was made.');
  expect(new Set(keys).size).toBe(1);
  await page.reload();
  await expect(page.getByText(formatCashBalance('-350')).first()).toBeVisible();
  await expect(unfinished(page)).toBeHidden();
  await expectInHistory(page, /Nadia Baloch/, 1);
});

test('a conversion that another device left unfinished is listed, and finished', async ({
  page,
  browser,
  baseURL,
}) => {
  const device = await browser.newContext({ baseURL });
  const other = await device.newPage();
  let posted = 0;
  await other.route('**/api/transactions', async (route) => {
    if (route.request().method() === 'POST') posted += 1;
    if (posted < 2) await route.continue();
    else await route.abort();
  });
  await prepareConversion(other, '10,000');
  await convertButton(other).click();
  await expect(toast(other)).toContainText('Conversion Failed');
  await device.close();

  await page.goto('/transactions');
  await expect(unfinished(page)).toContainText(/Convert PKR to Gold/i);
  await expect(unfinished(page)).toContainText('Finishing…');
  await page.getByRole('button', { name: 'Finish now: Convert PKR to GOLD' }).click();
  await expect(unfinished(page)).toContainText('The conversion is finished.');
  await expectCash(page, formatCashBalance('-10000'));
  await expect(unfinished(page)).toBeHidden();
});

test('after a sign-out, a transfer in doubt is shown to the same person only', async ({ page }) => {
  await startSignedIn(page, 'ayesha@example.com');
  await prepareTransfer(page, '270');
  await loseAnswers(page, '/api/transfers');
  await sendButton(page).click();
  await expect(toast(page)).toContainText('Transfer Failed');

  await startSignedIn(page, 'fatima@example.com');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(
    /Nadia|amount|ayesha/,
  );
  await page.goto('/funds');
  await expect(page.getByText(formatCashBalance('-270')).first()).toBeVisible();
  await expect(unfinished(page)).toBeHidden();

  await startSignedIn(page, 'ayesha@example.com');
  await page.goto('/funds');
  await checkButton(page).click();
  await expect(unfinished(page)).toContainText('The payment was made.');
  await expectInHistory(page, /Nadia Baloch/, 1);
});
