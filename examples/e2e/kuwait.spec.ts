import { expect, type Page } from '@playwright/test';
import { expectHeading, expectNoViolations, test } from './support';

interface Account {
  id: string;
  balance: string;
}

type QuoteMode = 'live' | 'late' | 'down' | 'changed';

const setQuotes = (page: Page, mode: QuoteMode) =>
  page.request.post('/api/testing/quotes', { data: { mode } });

test.beforeEach(({ page }) => setQuotes(page, 'live'));

async function readBalance(page: Page, id: 'dinars' | 'gold') {
  const accounts = (await (await page.request.get('/api/accounts')).json()) as Account[];
  return Number(accounts.find((account) => account.id === id)?.balance);
}

const getTotal = (page: Page, name = 'Total Balance') => page.getByRole('region', { name });

async function enterConversion(page: Page, amount = '100') {
  await page.goto('/convert');
  await page.getByRole('button', { name: 'Convert Currency' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByRole('button', { name: /To$/ }).click();
  await page.getByRole('option', { name: 'Gold', exact: true }).click();
  return dialog;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has pages in ${colorScheme} without console output or axe violations`, async ({
    page,
    consoleTexts,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expectHeading(page, 'Sadaf');
    await expect(getTotal(page)).toContainText(/KD [\d,]+\.\d{3}(?!\d)/);
    await expect(getTotal(page)).toContainText(/\d tola/);
    await expectNoViolations(page);
    await page.getByRole('link', { name: /^Send/ }).click();
    await expectHeading(page, 'Send Money');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('link', { name: /^History/ }).click();
    await expect(page.getByText('Received from Yousef')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('link', { name: /^Language/ }).click();
    await expectHeading(page, 'Language');
    await expectNoViolations(page);
    const dialog = await enterConversion(page);
    await expect(dialog.getByText(/^\d+\.\d{3} tola/)).toBeVisible();
    await expectNoViolations(page);
    expect(consoleTexts).toEqual([]);
  });
}

test('converts at the displayed rate, once', async ({ page }) => {
  const before = [await readBalance(page, 'dinars'), await readBalance(page, 'gold')];
  const dialog = await enterConversion(page, '100.125');
  await expect(dialog.getByText(/^Rate as of .*\d:\d\d/)).toBeVisible();
  await expect(dialog.getByText(/^1 tola \(Gold\) = KD\s\d{3}\.\d{3}$/)).toBeVisible();
  const posted = page.waitForRequest('**/api/conversions');
  await dialog.getByRole('button', { name: 'Convert', exact: true }).click();
  const request = await posted;
  const { source, target } = request.postDataJSON();
  expect(source).toEqual({ currency: 'KWD', accountId: 'dinars', amount: '100.125' });
  expect(target).toMatchObject({ currency: 'GOLD_TOLA', accountId: 'gold' });
  await expect(page.getByText('Conversion complete').first()).toBeVisible();
  expect(await readBalance(page, 'dinars')).toBeCloseTo((before[0] ?? 0) - 100.125, 9);
  expect(await readBalance(page, 'gold')).toBeCloseTo((before[1] ?? 0) + Number(target.amount), 9);
  await expect(page.getByText('Convert dinars to gold').first()).toBeVisible();
});

test('shows skeletons while the first quotes are late', async ({ page }) => {
  await setQuotes(page, 'late');
  await page.goto('/');
  await expect(getTotal(page)).not.toContainText('KD');
  await expect(page.getByText('Received from Yousef')).toBeVisible();
  await expect(getTotal(page)).not.toContainText('KD');
  await expect(getTotal(page)).toContainText('KD');
});

test('converts nothing while the quotes are down', async ({ page }) => {
  await setQuotes(page, 'down');
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url());
  });
  const dialog = await enterConversion(page);
  await expect(dialog.getByText('The exchange rates could not be loaded').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Convert', exact: true }).click();
  await expect(page.getByText('Rates not loaded').first()).toBeVisible();
  expect(posted).toEqual([]);
});

test('loads the quotes again with Try again', async ({ page }) => {
  await setQuotes(page, 'down');
  const dialog = await enterConversion(page);
  // The available balance in the source currency has a Try again button too.
  const tryAgain = dialog.getByRole('button', { name: 'Try again' }).last();
  await expect(tryAgain).toBeVisible();
  await setQuotes(page, 'live');
  await tryAgain.click();
  await expect(dialog.getByText(/^\d+\.\d{3} tola/)).toBeVisible();
});

test('keeps quotes for a minute after the server goes down', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(getTotal(page)).toContainText('KD');
  await setQuotes(page, 'down');
  await page.clock.runFor(40_000);
  await expect(getTotal(page)).toContainText('KD');
  await page.clock.runFor(25_000);
  await expect(page.getByText('Your balance could not be loaded')).toBeVisible();
  await setQuotes(page, 'live');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.clock.resume();
  await expect(getTotal(page)).toContainText('KD');
});

test('updates the preview when the rate changes', async ({ page }) => {
  const dialog = await enterConversion(page);
  const result = dialog.getByText(/^\d+\.\d{3} tola/);
  const readResult = async () => Number.parseFloat(await result.innerText());
  await expect(result).toBeVisible();
  const before = await readResult();
  await setQuotes(page, 'changed');
  await expect.poll(readResult, { timeout: 15_000 }).toBeGreaterThan(before * 1.05);
});

test('requests confirmation if the server no longer accepts the rate', async ({ page }) => {
  const before = await readBalance(page, 'dinars');
  const dialog = await enterConversion(page, '10');
  const result = dialog.getByText(/^\d+\.\d{3} tola/);
  await expect(result).toBeVisible();
  const shown = await result.innerText();
  const convert = dialog.getByRole('button', { name: 'Convert', exact: true });
  await page.route('**/api/quotes', (route) => route.abort());
  await setQuotes(page, 'changed');
  await convert.click();
  await expect(page.getByText('The rate has changed').first()).toBeVisible();
  expect(await readBalance(page, 'dinars')).toBe(before);
  await page.unroute('**/api/quotes');
  await expect(result).not.toHaveText(shown, { timeout: 15_000 });
  await convert.click();
  await expect(page.getByText('Conversion complete').first()).toBeVisible();
  expect(await readBalance(page, 'dinars')).toBeCloseTo(before - 10, 9);
});

test('sends dinars with three decimals', async ({ page }) => {
  const before = await readBalance(page, 'dinars');
  await page.goto('/send');
  await page.getByRole('button', { name: /Mariam/ }).click();
  await page.getByLabel('Amount (KWD)').fill('7.125');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Send KD 7.125' }).click();
  await expect(page.getByText('Transfer Successful')).toBeVisible();
  expect(await readBalance(page, 'dinars')).toBeCloseTo(before - 7.125, 9);
  await page.getByRole('button', { name: 'Back to the wallet' }).click();
  await expect(page.getByText('Sent to Mariam').first()).toBeVisible();
});

test('returns one step of a flow with the browser’s Back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Send/ }).click();
  await page.getByRole('button', { name: /Mariam/ }).click();
  await page.getByLabel('Amount (KWD)').fill('7.125');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Send KD 7.125' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Amount (KWD)')).toHaveValue('7.125');
  await page.goBack();
  await page.goBack();
  await expectHeading(page, 'Sadaf');
});

test('executes simultaneous requests with the same key once', async ({ page }) => {
  const before = await readBalance(page, 'dinars');
  const send = (amount: string) =>
    page.request.post('/api/transfers', {
      headers: { 'idempotency-key': 'the-same' },
      data: { accountId: 'dinars', amount, recipientName: 'Mariam' },
    });
  const answers = await Promise.all([send('1.001'), send('1.001')]);
  const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
  expect(second).toEqual(first);
  expect(await readBalance(page, 'dinars')).toBeCloseTo(before - 1.001, 9);
  expect((await send('2')).status()).toBe(422);
});

test('shows French, with English for missing texts, and Arabic from right to left', async ({
  page,
  consoleTexts,
}) => {
  await page.goto('/language');
  await page.getByText('Français').click();
  await expectHeading(page, 'Langue');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('link', { name: 'Retour' }).click();
  await expect(getTotal(page, 'Solde total')).toContainText(/,\d{3}\sKD/);
  await expect(page.getByText('Conversion de dinars en or').first()).toBeVisible();
  await expectNoViolations(page);
  await page.goto('/convert');
  await page.getByRole('button', { name: 'Convertir une devise' }).click();
  await expect(page.getByRole('dialog').getByText(/^Taux au /)).toBeVisible();
  await expectNoViolations(page);

  await page.goto('/language');
  await page.getByText('العربية').click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('link', { name: 'رجوع' }).click();
  await expectHeading(page, 'صدف');
  await expect(getTotal(page, 'إجمالي الرصيد')).toContainText('د.ك');
  await expectNoViolations(page);
  expect(consoleTexts).toEqual([]);
});
