import { formatCashBalance, formatGoldBalance, formatSilverBalance } from './figures';
import { expect, test, type Page } from './test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Convert Currency' });

async function open(page: Page) {
  await expect(page.getByText('At converter rates')).toBeVisible();
  await page.getByRole('button', { name: 'Convert Currency' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function choose(page: Page, field: 'From' | 'To', currency: string) {
  await dialog(page)
    .getByRole('button', { name: new RegExp(`${field}$`) })
    .click();
  await page.getByRole('option', { name: currency }).click();
}

const convertButton = (page: Page) => dialog(page).getByRole('button', { name: /^Convert/ });

async function breakPosting(page: Page, number: number) {
  await page.addInitScript((broken) => {
    const original = window.fetch.bind(window);
    let postings = 0;
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (init?.method === 'POST' && url.endsWith('/api/transactions')) {
        postings += 1;
        if (postings === broken) throw new TypeError('The connection broke');
      }
      return original(input, init);
    };
  }, number);
}

test('converts PKR to gold and back: balances and history are updated', async ({ page }) => {
  await page.goto('/conversion');
  const total = page.getByRole('region', { name: 'Total Balance' });
  await open(page);
  await page.getByLabel('Amount').fill('10,000');
  await choose(page, 'To', 'GOLD Gold');
  await expect(dialog(page).getByText('0.630 g', { exact: true })).toBeVisible();
  await convertButton(page).dblclick();

  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'You converted Rs. 10,000.00 to 0.630 g.',
  );
  await expect(total).toContainText(formatCashBalance('-10000'));
  await expect(total).toContainText(formatGoldBalance('0.63'));
  const latest = page.getByRole('list', { name: 'Recent Conversions' }).getByRole('listitem');
  await expect(latest).toHaveCount(3);
  await expect(latest.first()).toContainText('Convert PKR to GOLD');
  await expect(latest.first()).toContainText('Rs. 10,000.00');

  await page.goto('/funds');
  await expect(page.getByText(formatCashBalance('-10000')).first()).toBeVisible();

  await page.goto('/conversion');
  await open(page);
  await expect(page.getByLabel('Amount')).toHaveValue('1000');
  await page.getByLabel('Amount').fill('0.63');
  await choose(page, 'From', 'GOLD Gold');
  await choose(page, 'To', 'PKR Pakistani Rupee');
  await expect(dialog(page).getByText('Available balance: 29.830 g')).toBeVisible();
  await convertButton(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(total).toContainText(formatCashBalance());
  await expect(total).toContainText(formatGoldBalance());
});

test('a retry completes a partly failed conversion', async ({ page }) => {
  await breakPosting(page, 2);
  await page.goto('/conversion');
  await open(page);
  await choose(page, 'To', 'SILVER Silver');
  await convertButton(page).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Conversion Failed',
  );
  await expect(dialog(page)).toContainText('We do not know whether the money moved');

  await dialog(page).getByRole('button', { name: 'Check again' }).click();
  await expect(dialog(page)).toBeHidden();
  const total = page.getByRole('region', { name: 'Total Balance' });
  await expect(total).toContainText(formatCashBalance('-1000'));
  await expect(total).toContainText(formatSilverBalance('4.8'));
});

test('Back closes the dialog first and exits the screen second', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Convert\/Exchange/ }).click();
  await open(page);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/conversion$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('the dialog loads on demand', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('ConversionDialog')) loaded.push(request.url());
  });
  await page.goto('/conversion');
  await expect(page.getByText('At converter rates')).toBeVisible();
  expect(loaded).toEqual([]);
  await open(page);
  expect(loaded).not.toEqual([]);
});
