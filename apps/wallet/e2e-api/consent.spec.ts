import { formatCashBalance } from '../e2e/figures';
import { API_HOST } from './support/buildConfig';
import {
  approval,
  askOver,
  choosePin,
  enterPin,
  flip,
  openSettings,
  settings,
  turnOn,
} from './support/consent';
import { expect, test, type Page } from './support/test';
import {
  expectCash,
  expectInHistory,
  fillTransfer,
  prepareTransfer,
  sendButton,
  signIn,
  signInTitle,
  startSignedIn,
  toast,
  watchKeys,
} from './support/wallet';

// docs/rules.md CONSENT.

// Each test would wait while the worker stores the whole wallet.
test.use({ serviceWorkers: 'block' });

test('the setting asks over its amount, on every device, and changes with the PIN only', async ({
  page,
}) => {
  await turnOn(page, '1000');
  await expect(page.getByText('Over Rs. 1,000.00')).toBeVisible();
  await prepareTransfer(page, '1000');
  await sendButton(page).click();
  await expect(page.getByText('Transfer Successful')).toBeVisible();
  await prepareTransfer(page, '1001');
  await sendButton(page).click();
  await expect(approval(page)).toContainText('Rs. 1,001.00');
  await enterPin(page, 'Payment PIN', '2746');
  await expect(page.getByText('Transfer Successful')).toBeVisible();

  await openSettings(page, 'Over Rs. 1,000.00');
  await flip(page);
  await settings(page).getByRole('button', { name: 'Save' }).click();
  await enterPin(page, 'Payment PIN', '1111');
  await expect(settings(page)).toContainText('You have 2 more tries.');
  await page.goBack();
  await expect(settings(page)).toBeHidden();
  await page.reload();
  await openSettings(page, 'Over Rs. 1,000.00');
  await flip(page);
  await settings(page).getByRole('button', { name: 'Save' }).click();
  await enterPin(page, 'Payment PIN', '2746');
  await expect(settings(page)).toBeHidden();
  await prepareTransfer(page, '2000');
  await sendButton(page).click();
  await expect(page.getByText('Transfer Successful')).toBeVisible();
  await expectCash(page, formatCashBalance('-4001'));
});

test('a change whose answer is lost is not sent again', async ({ page }) => {
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/consent-settings'))
      saves.push(request.url());
  });
  // The server answers, but the answer to the change does not arrive.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...request) => {
      const response = await fetch(...request);
      if (request[1]?.method !== 'POST' || !response.url.endsWith('/consent-settings')) {
        return response;
      }
      throw new TypeError('Failed to fetch');
    };
  });
  await openSettings(page, 'Off');
  await flip(page);
  await askOver(page, '0');
  await choosePin(page, '2746');
  await expect(settings(page)).toContainText('The setting may not have been saved.');
  await settings(page).getByRole('button', { name: 'Try again' }).click();
  await expect(settings(page)).toBeHidden();
  await expect(page.getByText('Before every payment')).toBeVisible();
  expect(saves).toHaveLength(1);
});

test('a forgotten PIN is replaced after signing in again, for a payment and for the setting', async ({
  page,
  api,
}) => {
  // Two sign-ins and eight pages.
  test.slow();
  await api.keepCookies(page);
  await startSignedIn(page);
  await turnOn(page, '1000');
  await prepareTransfer(page, '1500');
  await sendButton(page).click();
  await approval(page).getByRole('button', { name: 'Forgot PIN?' }).click();
  await approval(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(signInTitle(page)).toBeFocused();
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Confirm transfer' })).toBeVisible();
  await sendButton(page).click();
  await choosePin(page, '8888');
  await expect(page.getByText('Transfer Successful')).toBeVisible();

  await openSettings(page, 'Over Rs. 1,000.00');
  await askOver(page, '2000');
  await settings(page).getByRole('button', { name: 'Forgot PIN?' }).click();
  await settings(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(settings(page)).toBeHidden();
  await signIn(page);
  await openSettings(page, 'Over Rs. 1,000.00');
  await askOver(page, '2000');
  await choosePin(page, '3141');
  await expect(settings(page)).toBeHidden();
  await expect(page.getByText('Over Rs. 2,000.00')).toBeVisible();
  // Requests of `keepCookies` would fail when the server is stopped.
  await page.unrouteAll({ behavior: 'wait' });
});

test.describe('with a short time for consent', () => {
  test.use({ serverOptions: ['--consent-seconds=2'] });

  test('a consent that has expired is refused and asked for again, and the payment is made once', async ({
    page,
  }) => {
    await turnOn(page, '1000');
    const keys = watchKeys(page);
    await page.route(
      '**/api/transfers',
      async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 2_100));
        await route.continue();
      },
      { times: 1 },
    );
    await prepareTransfer(page, '1500');
    await sendButton(page).click();
    await enterPin(page, 'Payment PIN', '2746');
    await expect(toast(page)).toContainText('Transfer Failed');
    await sendButton(page).click();
    await enterPin(page, 'Payment PIN', '2746');
    await expect(page.getByText('Transfer Successful')).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    await expectCash(page, formatCashBalance('-1500'));
    await expectInHistory(page, /Nadia Baloch/, 1);
  });
});

const pause = (page: Page) => approval(page).getByText('A pause for your safety');

test.describe('with checks for fraud', () => {
  test.use({ serverOptions: ['--fraud-above=5000', '--cooling-off=4'] });

  test('asks about fraud before a high payment to a new payee, and sends it after a pause only', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/transfers'))
        sent.push(request.url());
    });
    const succeeded = page.getByText('Transfer Successful');
    const pass = approval(page).getByRole('button', { name: 'All answers are no: continue' });
    await prepareTransfer(page, '6000');
    await sendButton(page).click();
    await expect(approval(page).getByText('Could this be fraud?')).toBeVisible();
    await approval(page).getByRole('button', { name: 'Do not pay' }).click();
    await expect(approval(page)).toBeHidden();
    await sendButton(page).click();
    await pass.click();
    await expect(pause(page)).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(approval(page)).toBeHidden();
      expect(sent).toEqual([]);
      await sendButton(page).click();
      await expect(pause(page).or(succeeded)).toBeVisible();
      await expect(pause(page)).toBeHidden({ timeout: 1 });
    }).toPass();
    await expectCash(page, formatCashBalance('-6000'));

    // The payee is known now.
    await prepareTransfer(page, '7000');
    await sendButton(page).click();
    await expect(succeeded).toBeVisible();
    await expectCash(page, formatCashBalance('-13000'));
  });
});

/** Sends a request of the wallet's origin, with its cookies, and returns the status of the response. */
const post = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([url, text]) => {
      const headers = {
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      };
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: text,
        credentials: 'include',
      });
      return response.status;
    },
    [`http://${API_HOST}${path}`, JSON.stringify(body)] as const,
  );

test('asks for the PIN before a payment, which the server refuses without it, or altered', async ({
  page,
}) => {
  const bodies: unknown[] = [];
  await page.goto('/');
  expect(await post(page, '/api/consent-settings', { above: '1000', pin: '2746' })).toBe(200);
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/transfers'))
      bodies.push(request.postDataJSON());
  });
  const sheet = page.getByRole('dialog', { name: 'Approve payment' });
  const pin = sheet.getByLabel('Payment PIN');

  await prepareTransfer(page, '1500');
  await sendButton(page).click();
  await expect(sheet).toContainText('Nadia Baloch');
  await expect(sheet).toContainText('Rs. 1,500.00');
  await pin.fill('1111');
  await pin.press('Enter');
  await expect(sheet).toContainText('You have 2 more tries.');
  expect(bodies).toHaveLength(0);
  await pin.fill('2746');
  await sheet.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('Transfer Successful')).toBeVisible();
  expect(bodies).toHaveLength(1);
  await expectInHistory(page, /Nadia Baloch/, 1);

  // A payment up to the limit is sent without asking.
  await prepareTransfer(page, '1000');
  await sendButton(page).click();
  await expect(page.getByText('Transfer Successful')).toBeVisible();
  await expect(sheet).toBeHidden();

  // Something between the wallet and the server raises the amount.
  await page.route('**/api/transfers', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), amount: '90000' } }),
  );
  await prepareTransfer(page, '1600');
  await sendButton(page).click();
  await pin.fill('2746');
  await pin.press('Enter');
  await expect(toast(page)).toContainText('Transfer Failed');
  const unsigned = {
    accountId: 'account-pkr',
    amount: '1600',
    recipientName: 'Nadia Baloch',
    currency: 'PKR',
  };
  await page.unroute('**/api/transfers');
  expect(await post(page, '/api/transfers', unsigned)).toBe(422);
  await expectCash(page, formatCashBalance('-2500'));
});

/** Loads the setting on /send-money, leaves it, and then turns the setting on as another device would. */
async function turnOnElsewhere(page: Page) {
  await page.goto('/funds');
  const link = page.getByRole('link', { name: /^Send Money/ });
  const loaded = page.waitForResponse('**/api/consent-settings');
  await link.click();
  await loaded;
  await page.goBack();
  expect(await post(page, '/api/consent-settings', { above: '1000', pin: '2746' })).toBe(200);
  return link;
}

/** Holds requests until the returned function is called. */
async function hold(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('asks for the next payment when another device has turned the setting on', async ({
  page,
}) => {
  const link = await turnOnElsewhere(page);
  const reloaded = page.waitForResponse('**/api/consent-settings');
  await link.click();
  await reloaded;
  await fillTransfer(page, '1500');
  await sendButton(page).click();
  await enterPin(page, 'Payment PIN', '2746');
  await expect(page.getByText('Transfer Successful')).toBeVisible();
});

test('asks while the setting is loaded again', async ({ page }) => {
  const link = await turnOnElsewhere(page);
  const load = await hold(page, '**/api/consent-settings');
  await link.click();
  await fillTransfer(page, '1500');
  await sendButton(page).click();
  await enterPin(page, 'Payment PIN', '2746');
  await expect(page.getByText('Transfer Successful')).toBeVisible();
  load();
});

test('sends a payment that waits for consent when the setting turns out to be off', async ({
  page,
}) => {
  const load = await hold(page, '**/api/consent-settings');
  const answer = await hold(page, '**/api/consents');
  await prepareTransfer(page, '1500');
  const demanded = page.waitForRequest('**/api/consents');
  await sendButton(page).click();
  await demanded;
  const loaded = page.waitForResponse('**/api/consent-settings');
  load();
  await (await loaded).finished();
  answer();
  await expect(page.getByText('Transfer Successful')).toBeVisible();
});
