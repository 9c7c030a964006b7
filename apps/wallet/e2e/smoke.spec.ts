import { expect, test } from './test';

test('the home screen opens', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
});
