import { expect, test } from '@playwright/test';

test('the receipt is told, downloaded, and copied where the device cannot share; Back goes to the history', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  const toast = page.getByRole('alertdialog');
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
