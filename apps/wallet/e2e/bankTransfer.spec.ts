import { expect, test, type Page } from './test';

const title = (page: Page, step: number) =>
  page.getByRole('heading', { level: 1, name: `Bank Transfer - Step ${step} of 4` });

async function openConfirmation(page: Page) {
  await page.getByRole('button', { name: /Pakistan/ }).click();
  await page.getByRole('button', { name: /MCB/ }).click();
  await page.getByLabel('IBAN').fill('PK36MUCB0000001123456702');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(title(page, 4)).toBeFocused();
}

test('a transfer is confirmed, announced, and ends at home without a request', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST') posts.push(sent.url());
  });
  await page.goto('/funds');
  await page.getByRole('link', { name: /Bank Transfer/ }).click();
  await expect(title(page, 1)).toBeVisible();
  await openConfirmation(page);
  await expect(page.getByText('PK36 MUCB 0000 0011 2345 6702')).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue('25000');
  await expect(page.getByText('Transfers typically take 1-3 business days.')).toBeVisible();
  await page.getByLabel('Amount').fill('');
  await page.getByRole('button', { name: /Currency/ }).click();
  await page.getByRole('option', { name: /SAR/ }).click();

  await page.getByRole('button', { name: 'Confirm Transfer' }).dblclick();
  await expect(page.getByRole('alertdialog')).toContainText('MCB');
  await expect(page).toHaveURL(/\/bank-transfer$/);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(posts).toEqual([]);

  await page.goBack();
  await expect(page).toHaveURL(/\/funds$/);
});

test('the browser’s Back from the announcement goes home, like OK', async ({ page }) => {
  await page.goto('/funds');
  await page.getByRole('link', { name: /Bank Transfer/ }).click();
  await openConfirmation(page);
  await page.getByRole('button', { name: 'Confirm Transfer' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('MCB');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('Back undoes one step at a time; another country needs another account', async ({ page }) => {
  await page.goto('/funds');
  await page.getByRole('link', { name: /Bank Transfer/ }).click();
  await openConfirmation(page);
  await page.goBack();
  await expect(page.getByLabel('IBAN')).toHaveValue('PK36MUCB0000001123456702');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(title(page, 2)).toBeFocused();
  await page.goBack();
  await expect(title(page, 1)).toBeFocused();

  await page.getByRole('button', { name: /United States/ }).click();
  await page.getByRole('button', { name: /Chase/ }).click();
  await expect(page.getByLabel('Account Number')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();

  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(title(page, 1)).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/funds$/);
});
