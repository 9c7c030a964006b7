import { formatCashBalance } from './figures';
import { expect, test, type Page } from './test';

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function openCardPayment(page: Page) {
  await page.goto('/funds');
  await page.getByRole('link', { name: /Card Payment/ }).click();
  await expect(page.getByText(`Available balance: ${formatCashBalance()}`)).toBeVisible();
}

test('a card payment is added once, reported, and survives a reload', async ({ page }) => {
  await openCardPayment(page);
  await page.getByLabel('Amount').fill('2,500.50');
  await page.getByText('Credit/Debit Card', { exact: true }).click();
  await page.getByRole('button', { name: /^Pay/ }).dblclick();
  await expect(toast(page)).toContainText('Payment Successful');
  await expect(toast(page)).toContainText('2500.50 PKR has been added to your account.');

  await expect(page).toHaveURL(/\/funds$/, { timeout: 4000 });
  await expect(page.getByText(formatCashBalance('2500.5')).first()).toBeVisible();
  await expect(page.getByText('Deposit via Credit/Debit Card')).toHaveCount(1);
  await page.reload();
  await expect(page.getByText(formatCashBalance('2500.5')).first()).toBeVisible();
});

test('a card payment without a method or an account is rejected', async ({ page }) => {
  await openCardPayment(page);
  const pay = page.getByRole('button', { name: /^Pay/ });
  await pay.click();
  await expect(toast(page)).toContainText('Payment Method Required');
  await expect(toast(page)).toContainText('Please select a payment method to continue.');

  await page.getByText('Google Pay', { exact: true }).click();
  await page.getByRole('button', { name: /Currency$/ }).click();
  await page.getByRole('option', { name: /^USD/ }).click();
  await pay.click();
  await expect(toast(page)).toContainText('Unable to find account for this currency.');

  await page.getByLabel('Amount').fill('0');
  await expect(pay).toBeDisabled();
  await expect(page).toHaveURL(/\/card-payment$/);
});

test('a tap selects a bank; Back goes home', async ({ page }) => {
  await page.goto('/bank-deposit');
  await page.getByText('Riyad Bank').click();
  await expect(page.getByRole('radio', { name: 'Riyad Bank' })).toBeChecked();
  await expect(toast(page)).toContainText('Bank Selected');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("copying a bank's details is confirmed by a toast; a failure is reported", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/bank-deposit');
  await page.getByText('Riyad Bank').click();
  const copy = page.getByRole('button', { name: 'Copy Details' });
  await copy.click();
  await expect(toast(page)).toContainText('Copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Riyad Bank\n/);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  // The copy button of another bank has not been pressed yet.
  await page.getByText('HBL', { exact: true }).click();
  await copy.click();
  await expect(toast(page)).toContainText('Failed to copy details. Please copy manually.');
});

test('copies a complete deposit address, and the button confirms it for two seconds', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/crypto-deposit');
  const solana = page.getByRole('region', { name: 'Solana' });
  const address = await solana.locator('p > bdi[dir="ltr"]').innerText();
  await solana.getByRole('button', { name: 'Copy Address' }).click();
  await expect(solana.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(toast(page)).toContainText('Address Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(solana.getByRole('button', { name: 'Copy Address' })).toBeVisible();
});

test('sends money to a recent wallet and returns home', async ({ page }) => {
  await page.goto('/funds');
  await page.getByRole('link', { name: /Send to Wallet/ }).click();
  const send = page.getByRole('main').getByRole('button', { name: 'Send Money' });
  await send.click();
  await expect(toast(page)).toContainText('Recipient Required');
  await page.getByRole('button', { name: /Fatima Ali/ }).click();
  await expect(page.getByLabel('Recipient', { exact: true })).toHaveValue(/^RAD-/);
  await expect(toast(page)).toContainText('Recipient Selected');
  await send.dblclick();
  await expect(toast(page)).toContainText('Money Sent Successfully', { timeout: 4000 });
  await expect(page).toHaveURL(/\/$/, { timeout: 4000 });
});

test('a crypto transfer needs all fields and is sent once', async ({ page }) => {
  await page.goto('/crypto-transfer');
  const transfer = page.getByRole('button', { name: 'Transfer', exact: true });
  await expect(transfer).toBeDisabled();
  await page.getByText('Solana', { exact: true }).click();
  await expect(transfer).toBeDisabled();
  await page.getByLabel('Wallet Address').fill('RadDemo7Wf3kTzQp8mVxLs2Yh5NcJb9EgUr4AaKdXsMt');
  await transfer.dblclick();
  await expect(page.getByText('Processing...')).toBeVisible();
  await expect(toast(page)).toContainText('Transfer Initiated', { timeout: 4000 });
  await expect(page).toHaveURL(/\/$/, { timeout: 4000 });
});

test('shares a payment link, or copies it if the device cannot share', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await page.goto('/request-payment');
  await expect(page.getByLabel('Amount')).toHaveValue('5000');
  await page.getByRole('button', { name: 'Share Link' }).click();
  await expect(toast(page)).toContainText('Link Copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByText(link, { exact: true })).toBeVisible();
});
