import { expect, test } from './test';

test('scans and pays, creates and shares a code; Back goes to the first step, then to the funds', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Without `navigator.share`, Share copies the link.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true });
  });
  await page.goto('/');
  await page.getByRole('link', { name: /QR Payment/ }).click();

  await page.getByRole('button', { name: /^Scan/ }).click();
  await expect(page.getByText('Rs. 500 paid to Merchant Store')).toBeVisible({ timeout: 4000 });
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(0);
  await page.getByLabel(/Amount/).fill('۲٬۵۰۰٫۵۰');
  await page.getByLabel(/Note/).fill('Chai & samosa');
  await expect(page.getByRole('img', { name: /Rs\. 2,500\.50/ })).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Link copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^000201010212.*\+92 300 7654321.*54062500\.5.*Chai & samosa6304[\dA-F]{4}$/,
  );

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'QR Payments' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/funds$/);
});
