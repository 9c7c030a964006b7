import { formatCashBalance } from '../e2e/figures';
import { withSensor, type Sensor } from '../e2e/sensor';
import { approval, choosePin, enterPin, turnOn } from './support/consent';
import { expect, test as base, type Page } from './support/test';
import { expectCash, expectInHistory, prepareTransfer, sendButton, toast } from './support/wallet';

// docs/rules.md CONSENT-5, CONSENT-12.

const test = base.extend<{ sensor: Sensor }>({
  sensor: [({ page }, give) => withSensor(page, give), { auto: true }],
});

test.use({
  // A passkey belongs to a domain, which an IP address is not.
  baseURL: `http://localhost:${process.env.E2E_API_PORT}`,
  // Each test would wait while the worker stores the whole wallet.
  serviceWorkers: 'block',
});

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Passkeys' });

const row = (page: Page) => page.getByRole('button', { name: /^Passkeys/ });

const paid = (page: Page) => page.getByText('Transfer Successful');

async function requestPasskey(page: Page): Promise<void> {
  await page.goto('/app-settings');
  await row(page).click();
  await sheet(page).getByRole('button', { name: 'Add a passkey on this device' }).click();
  await enterPin(page, 'Payment PIN', '2746');
}

async function addPasskey(page: Page): Promise<void> {
  await requestPasskey(page);
  await expect(sheet(page).getByRole('button', { name: /^Remove/ })).toHaveCount(1);
}

/** Returns how many prompts of the device are open. */
async function countPrompts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const prompts = { open: 0 };
    Object.assign(window, { prompts });
    for (const name of ['create', 'get'] as const) {
      const ask = navigator.credentials[name].bind(navigator.credentials);
      navigator.credentials[name] = (options?: object) => {
        prompts.open += 1;
        return ask(options).finally(() => (prompts.open -= 1));
      };
    }
  });
  return () =>
    page.evaluate(() => (window as unknown as { prompts: { open: number } }).prompts.open);
}

test.describe('with the files that the worker keeps', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a passkey approves payments instead of the PIN, until it is removed', async ({ page }) => {
    await turnOn(page, '1000');
    await addPasskey(page);
    await prepareTransfer(page, '1500');
    await sendButton(page).click();
    await expect(paid(page)).toBeVisible();
    await expectInHistory(page, /Nadia Baloch/, 1);

    await page.goto('/app-settings');
    await row(page).click();
    await sheet(page)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await sheet(page).getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(sheet(page).getByText('The passkey was removed.')).toBeVisible();
    await expect(sheet(page).getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await prepareTransfer(page, '1600');
    await sendButton(page).click();
    await enterPin(page, 'Payment PIN', '2746');
    await expect(paid(page)).toBeVisible();
    await expectCash(page, formatCashBalance('-3100'));
  });
});

test('after a cancelled prompt nothing is sent, and the PIN can be used', async ({
  page,
  sensor,
}) => {
  await turnOn(page, '1000');
  await addPasskey(page);
  await sensor.recognise(false);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/transfers'))
      sent.push(request.url());
  });
  await prepareTransfer(page, '1500');
  await sendButton(page).click();
  await expect(approval(page)).toContainText('Nothing was sent.');
  await expect(approval(page)).toContainText('Nadia Baloch');
  await expect(approval(page)).toContainText('Rs. 1,500.00');
  await approval(page).getByRole('button', { name: 'Try again' }).click();
  await expect(approval(page)).toContainText('Nothing was sent.');
  expect(sent).toEqual([]);
  await approval(page).getByRole('button', { name: 'Use payment PIN' }).click();
  await enterPin(page, 'Payment PIN', '2746');
  await expect(paid(page)).toBeVisible();
  await expectInHistory(page, /Nadia Baloch/, 1);
});

test('the server refuses an amount other than the one the passkey has signed', async ({ page }) => {
  await turnOn(page, '1000');
  await addPasskey(page);
  // Something between the wallet and the server raises the amount.
  await page.route('**/api/transfers', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), amount: '90000' } }),
  );
  await prepareTransfer(page, '1500');
  await sendButton(page).click();
  await expect(toast(page)).toContainText('Transfer Failed');
  await expectCash(page, formatCashBalance('0'));
});

test('the PIN can be used while the device asks', async ({ page, sensor }) => {
  await turnOn(page, '1000');
  await addPasskey(page);
  await sensor.answer(false);
  await prepareTransfer(page, '1500');
  await sendButton(page).click();
  await expect(approval(page)).toContainText('Confirm on your device');
  await approval(page).getByRole('button', { name: 'Use payment PIN' }).click();
  await enterPin(page, 'Payment PIN', '2746');
  await expect(paid(page)).toBeVisible();
  await expectInHistory(page, /Nadia Baloch/, 1);
});

test('the first passkey chooses the PIN, too, and a device has one', async ({ page }) => {
  await page.goto('/app-settings');
  await row(page).click();
  await sheet(page).getByRole('button', { name: 'Add a passkey on this device' }).click();
  await choosePin(page, '2746');
  await expect(sheet(page).getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  await sheet(page).getByRole('button', { name: 'Add a passkey on this device' }).click();
  await enterPin(page, 'Payment PIN', '2746');
  await expect(sheet(page).getByText('This device already has a passkey')).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: /^Remove/ })).toHaveCount(1);
});

test('Back closes the sheet, and Forward and a reload stay on the page', async ({ page }) => {
  await page.goto('/profile');
  await page.goto('/app-settings');
  await row(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await page.goForward();
  await row(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.reload();
  await expect(row(page)).toBeVisible();
  // Nothing appears when the history has moved.
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/app-settings$/);
});

test('Back closes the prompt of the device, too', async ({ page, sensor }) => {
  const openPrompts = await countPrompts(page);
  await turnOn(page, '1000');
  await sensor.answer(false);
  await requestPasskey(page);
  await expect.poll(openPrompts).toBe(1);
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expect.poll(openPrompts).toBe(0);
  await sensor.answer(true);
  await addPasskey(page);
  await sensor.answer(false);
  await prepareTransfer(page, '1500');
  await sendButton(page).click();
  await expect.poll(openPrompts).toBe(1);
  await page.goBack();
  await expect(approval(page)).toBeHidden();
  await expect.poll(openPrompts).toBe(0);
});

test('a passkey that is saved after Cancel is shown', async ({ page }) => {
  await turnOn(page, '1000');
  let save = () => {};
  const isCancelled = new Promise<void>((resolve) => (save = resolve));
  await page.route('**/api/passkeys', async (route) => {
    if (route.request().method() === 'POST') await isCancelled;
    await route.continue();
  });
  const saving = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/passkeys'),
  );
  await requestPasskey(page);
  await saving;
  await sheet(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet(page).getByText('Confirm on your device')).toBeHidden();
  await page.waitForTimeout(500);
  save();
  await expect(sheet(page).getByText('The passkey was added.')).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: /^Remove/ })).toHaveCount(1);
});

test('what the server has stored counts, although its answer was lost', async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    const lost = new Set<string>();
    window.fetch = async (...request) => {
      const response = await fetch(...request);
      const { pathname } = new URL(response.url);
      const isLost = ['/api/passkeys', '/api/consents/answers'].includes(pathname);
      if (request[1]?.method !== 'POST' || !isLost || lost.has(pathname)) return response;
      lost.add(pathname);
      throw new TypeError('Failed to fetch');
    };
  });
  await turnOn(page, '1000');
  await addPasskey(page);
  await expect(sheet(page).getByText('The passkey was added.')).toBeVisible();
  await prepareTransfer(page, '1500');
  await sendButton(page).click();
  await expect(approval(page)).toContainText('Not approved');
  await approval(page).getByRole('button', { name: 'Try again' }).click();
  await expect(paid(page)).toBeVisible();
  await expectInHistory(page, /Nadia Baloch/, 1);
});

test('the row counts what another device has changed', async ({ page, context }) => {
  await turnOn(page, '1000');
  await page.goto('/app-settings');
  await expect(row(page)).toContainText('None');
  const other = await context.newPage();
  await withSensor(other, () => addPasskey(other));
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: /^App Settings/ }).click();
  await expect(row(page)).toContainText('1 passkey');
});

test('the PIN can be used if the code for passkeys does not load', async ({ page }) => {
  await turnOn(page, '1000');
  await addPasskey(page);
  await page.route(/\/passkeys-[^/]*\.js$/, (route) => route.abort());
  await prepareTransfer(page, '1500');
  await sendButton(page).click();
  await expect(approval(page)).toContainText('Not confirmed');
  await approval(page).getByRole('button', { name: 'Use payment PIN' }).click();
  await enterPin(page, 'Payment PIN', '2746');
  await expect(paid(page)).toBeVisible();
});

test.describe('at an IP address', () => {
  test.use({ baseURL: `http://127.0.0.1:${process.env.E2E_API_PORT}` });

  test('a server without passkeys shows none, and asks for the PIN', async ({ page }) => {
    await turnOn(page, '1000');
    await expect(row(page)).toHaveCount(0);
    await prepareTransfer(page, '1500');
    await sendButton(page).click();
    await enterPin(page, 'Payment PIN', '2746');
    await expect(paid(page)).toBeVisible();
  });
});
