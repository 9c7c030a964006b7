import { expect, type Page } from '@playwright/test';
import { expectHeading, expectNoViolations, test } from './support';

async function openPage(page: Page, name: 'Send money' | 'Pay a bill') {
  await page.goto('/');
  await expectHeading(page, 'Jamun Pay');
  await page.getByText(name, { exact: true }).click();
}

async function readCash(page: Page) {
  const accounts = (await (await page.request.get('/api/accounts')).json()) as {
    balance: string;
  }[];
  return Number(accounts[0]?.balance);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`opens in ${colorScheme} without console output or axe violations`, async ({
    page,
    consoleTexts,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expectHeading(page, 'Jamun Pay');
    await expectNoViolations(page);
    await openPage(page, 'Send money');
    await expectHeading(page, 'Send to family');
    await expectNoViolations(page);
    await openPage(page, 'Pay a bill');
    await expect(page.getByText('SSGC')).toBeVisible();
    await expectNoViolations(page);
    expect(consoleTexts).toEqual([]);
  });
}

test('uses its own brand, and its own rule overrides the library', async ({ page }) => {
  const send = page.getByRole('link', { name: 'Send money' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(send).toHaveCSS('background-color', 'rgb(102, 39, 111)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(send).not.toHaveCSS('background-color', 'rgb(102, 39, 111)');

  await openPage(page, 'Send money');
  await expect(page.getByRole('button', { name: /Ammi/ })).toHaveCSS('border-radius', '4px');
});

test('sends once after a failed response, through a custom step', async ({
  page,
  consoleTexts,
}) => {
  const before = await readCash(page);
  await openPage(page, 'Send money');
  await page.getByRole('button', { name: /Ammi/ }).click();
  await page.getByLabel('Amount').fill('1500');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectHeading(page, 'Is this right?');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Yes, send it' }).click();
  await page.getByRole('button', { name: 'Try once more' }).click();
  await expect(page.getByText('Transfer Successful')).toBeVisible();
  expect(before - (await readCash(page))).toBe(1500);
  await page.getByRole('button', { name: 'Back to funds' }).click();
  await expectHeading(page, 'Jamun Pay');
  // The browser logs the failed response, and the flow logs why it failed. Nothing else is logged.
  expect(consoleTexts.filter((text) => !text.includes('503'))).toEqual([]);
});

test('shows why the server refused, in words of the app', async ({ page }) => {
  const before = await readCash(page);
  await openPage(page, 'Send money');
  await page.getByRole('button', { name: /Ammi/ }).click();
  await page.getByLabel('Amount').fill('26000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Yes, send it' }).click();
  await page.getByRole('button', { name: 'Try once more' }).click();
  await expect(page.getByText('The daily limit is Rs. 25,000.').first()).toBeVisible();
  expect(await readCash(page)).toBe(before);
});

test('pays a bill after a failed response', async ({ page, consoleTexts }) => {
  const before = await readCash(page);
  await openPage(page, 'Pay a bill');
  await page.getByRole('button', { name: /Pay Now/ }).click();
  await page.getByLabel(/Account/).fill('0312345678');
  const pay = page.getByRole('button', { name: 'Pay Bill' });
  await pay.click();
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Bill Paid' })).toBeVisible();
  expect(before - (await readCash(page))).toBe(2150);
  expect(consoleTexts.filter((text) => !text.includes('503'))).toEqual([]);
});
