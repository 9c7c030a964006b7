import { expect, test, type Page } from './test';

const account = (page: Page) => page.getByLabel(/Account or Consumer Number/);
const amount = (page: Page) => page.getByLabel(/Amount/);
const provider = (page: Page) => page.getByRole('button', { name: /Provider/ });
const payButton = (page: Page) => page.getByRole('button', { name: 'Pay Bill' });

test('a recent bill is paid, and another one starts empty', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST') posts.push(sent.url());
  });
  await page.goto('/');
  await page.getByRole('link', { name: /Bill Payment/ }).click();
  await page.getByRole('button', { name: 'Pay Now: SSGC' }).click();
  await expect(provider(page)).toContainText('SSGC');
  await expect(amount(page)).toHaveValue('2150.50');
  await account(page).fill('1122334455');
  await payButton(page).dblclick();
  await expect(page.getByText('Processing...').first()).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Bill Paid' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Payment successful!',
  );
  await expect(page.getByText('1122334455')).toBeVisible();
  await expect(page.getByText('Rs. 2,150.50', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Pay Another Bill' }).click();
  await expect(page.getByRole('button', { name: 'Pay Now: K-Electric' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay Now: SSGC' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Gas/ }).click();
  await expect(provider(page)).toContainText('Select provider');
  await expect(account(page)).toHaveValue('');
  await expect(amount(page)).toHaveValue('');
  expect(posts).toEqual([]);

  // The bill is still paid after returning; only a reload resets it.
  await page.goBack();
  await page.goBack();
  await page.getByRole('link', { name: /Bill Payment/ }).click();
  await expect(page.getByRole('button', { name: 'Pay Now: K-Electric' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay Now: SSGC' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pay Now: SSGC' })).toBeVisible();
});

test('reports missing fields; Back goes to the first step and then to the funds', async ({
  page,
}) => {
  await page.goto('/bill-payment');
  await page.getByRole('button', { name: /^Electricity/ }).click();
  await expect(provider(page)).toBeVisible();
  await payButton(page).click();
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast).toContainText('Missing information');
  await expect(toast).toContainText('Please fill in all required fields.');
  await expect(provider(page)).toBeFocused();

  await provider(page).click();
  await page.getByRole('option', { name: 'LESCO' }).click();
  await account(page).fill('0412345');
  await amount(page).fill('Rs. ۱٬۵۰۰');
  await payButton(page).click();
  await expect(page.getByText('Rs. 1,500.00', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bill Payment' })).toBeFocused();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/funds$/);
});

test('‘Back to home’ goes to the funds', async ({ page }) => {
  await page.goto('/bill-payment');
  await page.getByRole('button', { name: 'Pay Now: K-Electric' }).click();
  await account(page).fill('0400012345');
  await payButton(page).click();
  await page.getByRole('button', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/\/funds$/);
});
