import { history } from '@rad-wallet/mocks/samples';
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from './test';

const TRANSACTION_COUNT = history.length;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search transactions' });
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const kind = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

function requests(page: Page) {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search: query } = new URL(request.url());
    if (pathname === '/api/transactions') requested.push(pathname + query);
  });
  return requested;
}

test('the history loads twenty transactions, and all of them for a search', async ({ page }) => {
  const requested = requests(page);
  await page.goto('/transactions');
  await expect(rows(page)).toHaveCount(20);
  expect(requested).toEqual(['/api/transactions?limit=20']);

  await search(page).fill('sana');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('Received from Sana Ahmed')).toBeVisible();
  await search(page).fill('36');
  await expect(page.getByText('+USD 36.00')).toBeVisible();
  expect(requested).toEqual(['/api/transactions?limit=20', '/api/transactions']);
  expect(new URL(page.url()).search).toBe('');
});

test('Back from a receipt restores search, filter and scroll; a new visit does not', async ({
  page,
}) => {
  await page.goto('/transactions');
  await search(page).fill('convert');
  await page.getByText('Conversions', { exact: true }).click();
  await expect(rows(page)).toHaveCount(14);
  const row = rows(page).nth(9).getByRole('link');
  await row.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const position = await scrolled(page);
  expect(position).toBeGreaterThan(0);

  await row.click();
  await expect(heading(page, 'Transaction Receipt')).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.getByRole('link', { name: 'Back', exact: true }).click();

  await expect(page).toHaveURL('/transactions');
  await expect(search(page)).toHaveValue('convert');
  await expect(kind(page, 'Conversions')).toBeChecked();
  await expect(rows(page)).toHaveCount(14);
  await expect.poll(() => scrolled(page)).toBe(position);

  await page.reload();
  await expect(search(page)).toHaveValue('convert');
  await expect(rows(page)).toHaveCount(14);

  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(search(page)).toHaveValue('');
  await expect(kind(page, 'All')).toBeChecked();
  await expect(rows(page)).toHaveCount(20);
});

test('Back after a sign-out shows no search of the person before', async ({ page }) => {
  await page.goto('/transactions');
  await search(page).fill('sana');
  await expect(rows(page)).toHaveCount(1);
  await page.goto('/sign-out-confirmation');
  await page.getByRole('button', { name: 'Yes, Sign Me Out' }).click();
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/transactions');
  await expect(rows(page)).toHaveCount(20);
  await expect(search(page)).toHaveValue('');
});

test('Show more focuses the next row; Back from a receipt restores the rows and the scroll', async ({
  page,
}) => {
  await page.goto('/transactions');
  await page.getByRole('button', { name: 'Show more' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(TRANSACTION_COUNT);
  await expect(rows(page).nth(20).getByRole('link')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);

  await rows(page)
    .nth(TRANSACTION_COUNT - 1)
    .getByRole('link')
    .focus();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(1000);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Transaction Receipt')).toBeFocused();
  await page.goBack();
  await expect(rows(page)).toHaveCount(TRANSACTION_COUNT);
  await expect.poll(() => scrolled(page)).toBe(place);
});

test('a statement is downloaded as CSV, and ends with the present balance', async ({ page }) => {
  await page.goto('/transactions');
  await page.getByRole('button', { name: 'Statement' }).click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/^statement-\d{4}-\d{2}\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).slice(1).split('\r\n');
  expect(lines[0]).toBe(
    'Date,"Account","Description","Type",Amount,"Currency","Unit",Balance,"Transaction ID"',
  );
  expect(
    lines.filter((line) =>
      line.endsWith(',"Cash account","Closing balance","",,"PKR","PKR",711875.00,""'),
    ),
  ).toHaveLength(1);
});

test('the sheet says that a CSV file could not be created, and the next press downloads it', async ({
  page,
  context,
}) => {
  const csvWriter = '**/assets/papaparse*.js';
  await context.route(csvWriter, (route) => route.abort());
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/transactions');
  await page.getByRole('button', { name: 'Statement' }).click();
  const sheet = page.getByRole('dialog', { name: 'Statement' });
  await sheet.getByRole('button', { name: 'Download CSV' }).click();
  const alert = sheet.getByRole('alert');
  await expect(alert).toContainText('The file could not be created');
  await expect(alert).toBeInViewport();
  expect(errors).toEqual([]);

  await context.unroute(csvWriter);
  const downloaded = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Download CSV' }).click();
  await downloaded;
  await expect(alert).toHaveCount(0);
});

test('the history can be limited to a month, and Back restores it', async ({ page }) => {
  await page.goto('/transactions');
  await page.getByRole('button', { name: 'All dates' }).click();
  const sheet = page.getByRole('dialog', { name: 'Dates' });
  await sheet.getByRole('button', { name: 'Show' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('region', { name: 'Totals of the results' })).toBeVisible();
  const months = page.getByRole('list', { name: 'Results' }).getByRole('heading', { level: 3 });
  await expect(months).toHaveCount(1);
  const month = (await months.textContent()) ?? '';
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click();
  await expect(heading(page, 'Transaction Receipt')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('button', { name: month, exact: true })).toBeVisible();
  await expect(months).toHaveText(month);
});

test('zakat is counted from the holdings and what is held elsewhere', async ({ page }) => {
  await page.goto('/transactions');
  await page.getByRole('button', { name: 'Insights' }).click();
  await page.getByRole('button', { name: /^Zakat/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Zakat' });
  await sheet.getByLabel('Cash and bank accounts').fill('100,000');
  await sheet.getByRole('button', { name: 'Calculate zakat' }).click();
  await expect(sheet.getByLabel('Lunar year began on')).toBeFocused();
  await sheet.getByLabel('Lunar year began on').fill('2024-07-07');
  await sheet.getByRole('button', { name: 'Calculate zakat' }).click();
  await expect(sheet.getByRole('heading', { name: 'Zakat is due' })).toBeVisible();
  // 2.5 % of the sample wallet's total (1,204,676.60) plus the typed amount.
  await expect(sheet.getByText('Rs. 32,616.92').first()).toBeVisible();
  await expect(sheet.getByText('Jun 26, 2025')).toBeVisible();
});

test('the balance is read day by day, from the home screen', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Insights' }).click();
  const sheet = page.getByRole('dialog', { name: 'Insights' });
  const line = sheet.getByRole('slider', { name: 'Balance over time' });
  await expect(line).toHaveAttribute('aria-valuetext', /: Rs\.\s711,875\.00$/);
  await sheet.getByText('1 year').click();
  await line.focus();
  const today = await line.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowLeft');
  await expect(line).not.toHaveAttribute('aria-valuetext', today ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(line).toHaveAttribute('aria-valuetext', today ?? '');
  await page.keyboard.press('Home');
  await expect(line).not.toHaveAttribute('aria-valuetext', /711,875/);
  await sheet.getByRole('button', { name: 'Show as table' }).first().click();
  const rows = sheet.getByRole('table', { name: 'Balance over time' }).getByRole('row');
  await expect(rows.last()).toContainText('Rs. 711,875.00');

  await sheet.getByText('Gold', { exact: true }).click();
  await expect(line).toHaveAttribute('aria-valuetext', /29\.200?\sg$/);
});
