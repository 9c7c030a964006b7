import { expect, test } from './test';

test('filters, chooses a fund, sees the minimum, invests and returns to the list', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST') posts.push(sent.url());
  });
  await page.goto('/');
  await page.getByRole('link', { name: /Investment/ }).click();
  await expect(page.getByRole('button', { name: /Fund/ })).toHaveCount(4);
  await page.getByText('Low', { exact: true }).click();
  await expect(page.getByRole('button', { name: /Fund/ })).toHaveCount(1);
  await page.getByRole('button', { name: /Islamic Income Fund/ }).click();

  const invest = page.getByRole('button', { name: 'Invest Now' });
  await page.getByLabel(/Amount/).fill('499.99');
  await invest.click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Minimum investment is Rs. 500',
  );
  await page.getByLabel(/Amount/).fill('1,052.5');
  await expect(page.getByText('10.00 units', { exact: true })).toBeVisible();
  await invest.dblclick();
  await expect(page.getByRole('heading', { name: 'Investment successful' })).toBeFocused({
    timeout: 4000,
  });
  await expect(page.getByText('Rs. 105.25')).toBeVisible();

  await page.getByRole('button', { name: 'Done' }).click();
  const held = page.getByRole('region', { name: 'Your funds' });
  await expect(held).toContainText('Islamic Income Fund: 10.00 units');
  await expect(held).toContainText('Rs. 1,052.50');
  await page.getByRole('button', { name: /Islamic Income Fund/ }).click();
  await expect(page.getByLabel(/Amount/)).toHaveValue('');
  expect(posts).toEqual([]);
});

test('the browser’s Back goes from a fund to the list; transactions can be seen after investing', async ({
  page,
}) => {
  await page.goto('/investment-marketplace');
  await page.getByRole('button', { name: /Islamic Growth Fund/ }).click();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Investment Marketplace' })).toBeFocused();
  await page.getByRole('button', { name: /Islamic Growth Fund/ }).click();
  await page.getByLabel(/Amount/).fill('1423');
  await page.getByLabel(/Amount/).press('Enter');
  await page.getByRole('link', { name: 'View transactions' }).click({ timeout: 4000 });
  await expect(page).toHaveURL(/\/transactions$/);
});
