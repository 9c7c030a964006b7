import { expect, test, type Page } from './test';
import { prepareTransfer, sendButton } from './transfer';

test('shows, downloads and copies the receipt if the device cannot share; Back goes to the history', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  const toast = page.getByRole('region', { name: 'Notifications' });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await page.goto('/transaction-receipt');
  await expect(page.getByRole('heading', { name: 'Completed', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(toast).toContainText('Download started');

  await page.getByRole('button', { name: 'Copy Hash' }).click();
  await expect(toast).toContainText('Copied!');
  await expect(page.getByText(await copied(), { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(copied).toContain('Total: Rs. 25,000.00');
  expect(await copied()).toContain('TXN-2025-8C41F07E');

  await page.getByRole('button', { name: 'Verify on explorer' }).click();
  await expect(page).toHaveURL('/transaction-receipt');

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/transactions');
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const [home, row, receipt] of [
  ['/', 'Sent to Bilal Hussain', 'Rs. 2,500.00'],
  ['/funds', 'Deposit via Debit Card', 'Rs. 25,000.00'],
  ['/transactions', 'Sent to Khalid Rehman', 'SAR 67.50'],
  ['/conversion', 'Convert PKR to GOLD', '0.630 g'],
] as const) {
  test(`a row of ${home} opens its receipt, which also loads by URL; Back returns to ${home}`, async ({
    page,
    context,
  }) => {
    await page.goto(home);
    const link = page
      .getByRole('listitem')
      .filter({ hasText: row })
      .filter({ hasText: receipt.replace(/^Rs\. /, '') })
      .getByRole('link');
    const href = await link.getAttribute('href');
    expect(href).toMatch(/^\/transaction-receipt\?id=txn-\d+$/);
    await link.click();

    const details = page.getByRole('region', { name: 'Details' });
    await expect(page).toHaveURL(href ?? '');
    await expect(heading(page, 'Transaction Receipt')).toBeFocused();
    await expect(details).toContainText(row);
    await expect(details).toContainText(receipt);
    await page.reload();
    await expect(details).toContainText(receipt);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(home);

    // A new tab has no browser history to go back to.
    const tab = await context.newPage();
    await tab.goto(href ?? '');
    await expect(tab.getByRole('region', { name: 'Details' })).toContainText(receipt);
    await tab.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(tab).toHaveURL('/transactions');
  });
}

test('a row opens in a new tab like any link', async ({ page, context }) => {
  await page.goto('/transactions');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: /^Sent to Bilal Hussain/ })
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab.getByRole('region', { name: 'Details' })).toContainText('Rs. 2,500.00');
  await expect(page).toHaveURL('/transactions');
});

test('a new transfer has a receipt', async ({ page }) => {
  await prepareTransfer(page, 'Hassan Raza', '1234.50');
  await sendButton(page).click();
  await expect(page.getByText('Transfer Successful')).toBeVisible();
  await expect(page).toHaveURL('/funds', { timeout: 10_000 });
  await page.getByRole('link', { name: /^Sent to Hassan Raza/ }).click();
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details).toContainText('Rs. 1,234.50');
  await expect(details).toContainText('Verified');
});
