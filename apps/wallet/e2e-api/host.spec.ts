import { renderCodeImage } from './support/renderCodeImage';
import { API_HOST } from './support/buildConfig';
import { expect, test, type Page } from './support/test';
import {
  checkButton,
  confirmAmount,
  expectCash,
  expectInHistory,
  prepareTransfer,
  sendButton,
  toast,
  watchKeys,
} from './support/wallet';
import { formatCashBalance } from '../e2e/figures';
import { enterDetails, submitFromSelfie, uploadCnic } from '../e2e/kycSteps';

// Tests the wallet that examples/host configures: docs/rules.md NAV-17, DEMO-6.

/** An EMVCo code that requests Rs. 1,250 for Tea House. */
const TEA_HOUSE =
  '00020101021226300007com.rad0115+92 300 7654321520400005303586540412505802PK5909Tea House6006Lahore63041E30';

test('offers what the host is connected for, and nothing else', async ({ page }) => {
  await page.goto('/');
  const services = page.getByRole('list', { name: 'Services' }).getByRole('link');
  await expect(services).toHaveCount(7);
  await expect(page.getByRole('link', { name: /^Investment/ })).toHaveCount(0);

  await page.goto('/funds');
  await expect(page.getByRole('region', { name: 'Add Money' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Withdraw Money' })).toHaveCount(0);

  for (const path of ['/investment-marketplace', '/bank-transfer', '/crypto-transfer']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Available');
    await expect(page.getByRole('link', { name: 'Go to Wallet' })).toBeVisible();
  }
});

test('pays a bill once, without a note about a simulation', async ({ page }) => {
  const keys = watchKeys(page);
  await page.goto('/bill-payment');
  await page.getByRole('button', { name: /Pay Now/ }).click();
  await expect(page.getByText(/^Demonstration/)).toHaveCount(0);
  await page.getByLabel(/Account/).fill('0123456789');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Bill Paid' })).toBeVisible();
  await expect(page.getByText(/^Demonstration/)).toHaveCount(0);
  expect(keys).toHaveLength(1);

  await expectCash(page, formatCashBalance('-1850'));
  await expectInHistory(page, /SSGC/, 1);
});

test('a bill that the server refuses is not paid, and keeps what was typed', async ({ page }) => {
  await page.goto('/bill-payment');
  await page.getByRole('button', { name: /Pay Now/ }).click();
  await page.getByLabel(/Account/).fill('0123456789');
  await page.getByLabel(/Amount/).fill('900000');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(toast(page)).toContainText('Failed');
  await expect(page.getByLabel(/Account/)).toHaveValue('0123456789');
  await expectInHistory(page, /SSGC/, 0);
});

test('pays a code from a picture once, after asking, where there is no camera', async ({
  page,
}) => {
  const keys = watchKeys(page);
  await page.goto('/qr-payment');
  await page.getByRole('button', { name: /^Scan/ }).click();
  await expect(toast(page)).toContainText('No camera');
  const dialog = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await (
    await dialog
  ).setFiles({
    name: 'code.png',
    mimeType: 'image/png',
    buffer: renderCodeImage(TEA_HOUSE),
  });
  await expect(page.getByRole('heading', { name: 'Confirm payment' })).toBeFocused();
  await expect(page.getByText(/^This account is in the name of Tea House Lahore\./)).toBeVisible();
  expect(keys).toHaveLength(0);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  expect(keys).toHaveLength(1);
  await expectCash(page, formatCashBalance('-1250'));
});

test('shows the content of the host', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Sana Iqbal' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toHaveCount(0);
  await page.goto('/bank-deposit');
  await expect(page.getByText('Example Bank')).toBeVisible();
  await page.goto('/crypto-deposit');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await page.goto('/help-support');
  await expect(page.getByText('What does a transfer cost?')).toBeVisible();
  await expect(page.getByText('help@bank.example')).toBeVisible();
});

test('a payment link is paid once, with its message on the receipt', async ({ page }) => {
  const keys = watchKeys(page);
  const query = new URLSearchParams({
    target: '+92 300 0000001',
    amount: '1500',
    message: 'Rent for November',
  });
  await page.goto(`/send-money?${query}`);
  await expect(page.getByLabel(/Amount/)).toHaveValue('1500');
  await expect(page.getByText('Nadia Baloch')).toBeVisible();
  await confirmAmount(page);
  await sendButton(page).click();
  await page.getByRole('link', { name: 'View receipt' }).click();
  await expect(page.getByText('Rent for November')).toBeVisible();
  expect(keys).toHaveLength(1);
  await expectCash(page, formatCashBalance('-1500'));
});

// docs/rules.md PAY-12.
test('asks before a transfer is repeated: Cancel sends nothing, Send again sends another one', async ({
  page,
}) => {
  const keys = watchKeys(page);
  const question = page.getByRole('alertdialog', { name: 'Repeat this payment?' });
  await prepareTransfer(page, '250');
  await sendButton(page).click();
  await expect(page.getByText('Transfer Successful')).toBeVisible();

  await prepareTransfer(page, '250.00');
  await sendButton(page).click();
  await expect(question).toContainText('to Nadia Baloch less than a minute ago. Send again?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(sendButton(page)).toBeEnabled();
  expect(keys).toHaveLength(1);
  await expectInHistory(page, /Nadia Baloch/, 1);

  await prepareTransfer(page, '250');
  await sendButton(page).click();
  await question.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Transfer Successful')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).not.toBe(keys[0]);
  await expectCash(page, formatCashBalance('-500'));
  await expectInHistory(page, /Nadia Baloch/, 2);
});

test('shows the progress of an upload, which can be cancelled and repeated', async ({
  page,
  api,
  baseURL,
}) => {
  const keys: unknown[] = [];
  await enterDetails(page);
  await uploadCnic(page);
  // A real server, because requests fulfilled by a Playwright route do not report upload progress.
  await api.replace((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', baseURL ?? '');
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Allow-Headers', 'Idempotency-Key');
    if (request.method === 'POST') keys.push(request.headers['idempotency-key']);
    if (request.method !== 'POST' || keys.length > 1) response.end();
  });
  await submitFromSelfie(page);
  await expect(page.getByRole('progressbar', { name: 'Uploading your documents' })).toBeVisible();
  const stopped = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect((await stopped).url()).toContain('/verifications');
  await expect(toast(page)).toContainText('Verification cancelled');
  await expect(page.getByText('bill.pdf')).toBeVisible();

  await page.getByRole('button', { name: 'Submit for Review' }).click();
  await expect(page.getByText('Step 5 of 5')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('changes a saved card after the server has accepted, and reports a rejection', async ({
  page,
}) => {
  const requests: string[] = [];
  await page.route('**/cards/**', async (route) => {
    requests.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    await route.fulfill({ status: requests.length === 1 ? 503 : 204 });
  });
  await page.goto('/payment-methods');
  const household = page.getByRole('listitem').filter({ hasText: 'Household' });
  const setDefault = household.getByRole('button', { name: /^Set Default/ });
  await setDefault.click();
  await expect(toast(page)).toContainText('Card Not Changed');
  await setDefault.click();
  await expect(household.getByText('Default', { exact: true })).toBeVisible();

  await household.getByRole('button', { name: /^Remove/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove this card?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(household).toHaveCount(0);
  expect(requests).toEqual([
    'PUT /cards/saved-2/default',
    'PUT /cards/saved-2/default',
    'DELETE /cards/saved-2',
  ]);
});

// docs/rules.md PAYEE.
test('shows whose account a transfer goes to, before it is sent', async ({ page, api }) => {
  const keys = watchKeys(page);
  await page.goto('/send-money');
  await expect(page.getByRole('button', { name: /Nadia Baloch/ })).toBeVisible();
  // The confirmation asks when it opens.
  await page.route('**/api/payee-checks', (route) => route.abort());
  await prepareTransfer(page, '1500');
  await expect(page.getByText('Name not checked')).toBeVisible();
  await page.unrouteAll();
  api.pause();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Checking the name...')).toBeVisible();
  api.resume();
  await expect(page.getByText('Name confirmed')).toBeVisible();
  expect(keys).toHaveLength(0);

  await sendButton(page).click();
  await expect(page.getByText(/sent to Nadia Baloch/i)).toBeVisible();
  await expectInHistory(page, /Nadia Baloch/, 1);
});

/** A card processor's frame, which returns a token for every number of 16 digits. */
const PROCESSOR_FRAME = `<!doctype html><input aria-label="Card number" oninput="
  parent.postMessage({ card: this.value.length < 16 ? null : {
    token: 'tok_1', brand: 'visa', last4: this.value.slice(-4), expiry: { month: 8, year: 2031 },
  } }, '*')">`;

test('a card is entered in the frame of a processor, and sent as its token', async ({ page }) => {
  const bodies: string[] = [];
  await page.route('https://fields.processor.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: PROCESSOR_FRAME }),
  );
  await page.route(`http://${API_HOST}/cards`, async (route) => {
    bodies.push(route.request().postData() ?? '');
    await route.fulfill({ status: 201 });
  });
  const response = await page.goto('/payment-methods');
  const policy = (await response?.headerValue('content-security-policy')) ?? '';
  expect(policy).toContain('; frame-src https://fields.processor.example; ');
  const add = page.getByRole('button', { name: 'Add Card' });
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add Card' });
  await expect(dialog.getByLabel('Security Code')).toHaveCount(0);
  await dialog.getByLabel('Cardholder Name').fill('Sana Iqbal');
  await dialog.getByRole('button', { name: 'Add Card' }).click();
  const fields = dialog.getByRole('group', { name: 'Card Details' });
  await expect(fields).toBeFocused();
  await expect(fields).toContainText('Enter the card details.');

  const frame = page.frameLocator('iframe[title="Card Details"]');
  await frame.getByLabel('Card number').fill('4242424242424242');
  await expect(fields).not.toContainText('Enter the card details.');
  await dialog.getByRole('button', { name: 'Add Card' }).click();
  await expect(toast(page)).toContainText('Your Visa ending in 4242 is on your list now.');
  expect(bodies).toHaveLength(1);
  expect(JSON.parse(bodies[0] ?? '')).toEqual({
    subject: {
      token: 'tok_1',
      brand: 'visa',
      last4: '4242',
      expiry: { month: 8, year: 2031 },
      name: 'Sana Iqbal',
      nickname: '',
    },
  });
  expect(bodies[0]).not.toContain('42424242');
});

test('frames of other origins are blocked', async ({ page, violations }) => {
  await page.goto('/payment-methods');
  await expect(page.getByRole('button', { name: 'Add Card' })).toBeVisible();
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example/';
    document.body.append(frame);
  });
  await expect.poll(() => violations.join('\n')).toContain('enforce frame-src: ');
  violations.splice(0);
});

test('requests a card number when it is shown, and again when it is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requests: string[] = [];
  await page.route('**/cards/**', async (route) => {
    requests.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    await route.fulfill(
      requests.length === 1 ? { status: 503 } : { status: 200, body: '4000000000000002' },
    );
  });
  await page.goto('/cards');
  const show = page.getByRole('button', { name: 'Show number' });
  await expect(show).toBeVisible();
  expect(requests).toEqual([]);
  await show.click();
  await expect(toast(page)).toContainText('Number Not Shown');
  await show.click();
  await expect(page.getByText('4000 0000 0000 0002')).toBeVisible();
  await page.getByRole('button', { name: 'Hide number' }).click();
  await expect(page.getByText('•••• •••• •••• 0002')).toBeVisible();

  await page.getByRole('button', { name: 'Copy number' }).click();
  await expect(toast(page)).toContainText('Card Number Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('4000000000000002');
  await expect(page.getByText('4000 0000 0000 0002')).toHaveCount(0);
  expect(requests).toEqual(Array(3).fill('GET /cards/card-1/number'));
});

/** Loses the first answer of a path in this page; the request reaches the server. */
const loseFirstAnswer = (page: Page, path: string) =>
  page.evaluate((lost) => {
    const { fetch } = window;
    let isLost = false;
    window.fetch = async (...request) => {
      const response = await fetch(...request);
      if (isLost || !response.url.endsWith(lost)) return response;
      isLost = true;
      throw new TypeError('Failed to fetch');
    };
  }, path);

// docs/rules.md CARDS-11, CARDS-12, CARDS-15.
test('freezes a card: refused, then without an answer, then with the same key', async ({
  page,
}) => {
  const requests: { key: string | undefined; body: unknown }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'PUT') return;
    const key = request.headers()['idempotency-key'];
    requests.push({ key, body: request.postDataJSON() });
  });
  await page.goto('/cards');
  const card = page.getByRole('group', { name: 'Virtual card ending in 0002' });
  const confirm = async () => {
    await card.getByRole('button', { name: 'Freeze card' }).click();
    const question = page.getByRole('alertdialog', { name: 'Freeze this card?' });
    await expect(question).toContainText('ending in 0002');
    await expect(question).not.toContainText('Demonstration');
    await question.getByRole('button', { name: 'Freeze' }).dblclick();
    await expect(question).toBeHidden();
  };
  await page.route('**/api/cards/*/status', (route) => route.fulfill({ status: 503 }));
  await confirm();
  await expect(toast(page)).toContainText('Card Not Frozen');
  await expect(card.getByText('Active')).toBeVisible();

  await page.unrouteAll();
  await loseFirstAnswer(page, '/api/cards/card-1/status');
  await confirm();
  await expect(toast(page)).toContainText('No Answer Yet');
  await expect(card.getByText('Card Not Frozen')).toHaveCount(0);
  await expect(card.getByText('Not Known Yet')).toBeVisible();

  // What is not known stays so when the page is left.
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Cards/ })
    .click();
  await expect(card.getByText('Not Known Yet')).toBeVisible();
  await checkButton(page).click();
  await expect(toast(page)).toContainText('Card Frozen');
  await expect(card.getByText('Frozen', { exact: true })).toBeVisible();
  expect(requests).toHaveLength(3);
  const [first] = requests;
  expect(first).toEqual({ key: expect.any(String), body: { status: 'frozen' } });
  for (const request of requests) expect(request).toEqual(first);

  // After a reload, the status comes from the server.
  await page.reload();
  await expect(card.getByText('Frozen', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Unfreeze card' }).click();
  const question = page.getByRole('alertdialog', { name: 'Unfreeze this card?' });
  await question.getByRole('button', { name: 'Unfreeze' }).click();
  await expect(toast(page)).toContainText('Card Unfrozen');
  await page.reload();
  await expect(card.getByText('Active')).toBeVisible();
});

// docs/rules.md CARDS-13 to CARDS-15.
test('saves the limits of a card, and keeps what was typed after a refusal', async ({ page }) => {
  const bodies: unknown[] = [];
  await page.route('**/api/cards/*/limits', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    bodies.push(route.request().postDataJSON());
    return bodies.length === 1 ? route.fulfill({ status: 503 }) : route.continue();
  });
  await page.goto('/cards');
  const limits = page.getByRole('button', { name: 'Card limits' });
  const sheet = page.getByRole('dialog', { name: 'Card Limits' });
  await limits.click();
  await sheet.getByLabel('Per payment').fill('200001');
  await sheet.getByRole('button', { name: 'Save limits' }).click();
  await expect(sheet.getByText('Each payment can be limited to at most')).toBeVisible();
  expect(bodies).toEqual([]);

  await sheet.getByLabel('Per payment').fill('5000');
  await sheet.getByText('Payments abroad').click();
  await sheet.getByRole('button', { name: 'Save limits' }).click();
  await expect(toast(page)).toContainText('Limits Not Saved');
  await expect(sheet.getByLabel('Per payment')).toHaveValue(/^5,?000$/);
  await sheet.getByRole('button', { name: 'Save limits' }).click();
  await expect(toast(page)).toContainText('Limits Saved');
  await expect(sheet).toBeHidden();
  const saved = { perPayment: '5000', perDay: '100000', online: true, abroad: true };
  expect(bodies).toEqual([saved, saved]);

  await page.reload();
  await limits.click();
  await expect(sheet.getByLabel('Per payment')).toHaveValue(/^5,?000$/);
  await expect(sheet.getByRole('switch', { name: 'Payments abroad' })).toBeChecked();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/cards');
});

// docs/rules.md REPORT-3, REPORT-4.
test('reports a payment once, although the answer was lost, and follows the report', async ({
  page,
}) => {
  const keys = watchKeys(page);
  // The server answers every request, but the first answer does not arrive.
  await page.addInitScript(() => {
    const { fetch } = window;
    let isLost = false;
    window.fetch = async (...request) => {
      const response = await fetch(...request);
      if (isLost || response.status !== 201 || !response.url.endsWith('/problem-reports')) {
        return response;
      }
      isLost = true;
      throw new TypeError('Failed to fetch');
    };
  });
  const open = () => page.getByRole('button', { name: 'Report a problem' }).click();
  const form = page.getByRole('dialog', { name: 'Report a Problem' });
  const report = page.getByRole('dialog', { name: 'Your Report' });

  await page.goto('/transactions');
  await page
    .getByRole('link', { name: /Received from Fatima Noor/ })
    .first()
    .click();
  await open();
  await form.getByRole('radio', { name: 'Wrong amount' }).click({ force: true });
  await form.getByLabel(/^Details/).fill('It should be 500 more');
  await expect(form.getByText(/^Demonstration/)).toHaveCount(0);
  await form.getByRole('button', { name: 'Send report' }).dblclick();
  await expect(toast(page)).toContainText('No Answer Yet');
  await expect(form.getByText('Not Known Yet')).toBeVisible();

  await checkButton(page).click();
  await expect(toast(page)).toContainText('Report Sent');
  await expect(report.getByText('It should be 500 more')).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);

  // After a reload, the report comes from the server.
  await page.reload();
  await open();
  await expect(report.getByText(/^PR-/)).toBeVisible();
  await expect(report.getByText('Wrong amount')).toBeVisible();
  await expect(report.getByRole('listitem').first()).toContainText('Report received');
  await expect(page.getByRole('radio')).toHaveCount(0);

  // Browser back closes the sheet, then leaves the receipt.
  await page.goBack();
  await expect(report).toBeHidden();
  await expect(page).toHaveURL(/transaction-receipt/);
});
