import { expect, test, type Page } from './test';

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

const cards = (page: Page) => page.getByRole('region', { name: 'Saved Cards' });
const cardNames = (page: Page) => cards(page).getByRole('heading', { level: 3 });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Remove this card?' });

test('another card becomes the default; removing it passes the default on', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('link', { name: /^Payment Methods/ }).click();
  await expect(heading(page, 'Payment Methods')).toBeFocused();

  await page.getByRole('button', { name: /^Set Default: Family Expenses/ }).click();
  await expect(cards(page).getByText('Default', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Family Expenses' })).toBeFocused();

  await page.getByRole('button', { name: /^Remove: Family Expenses/ }).click();
  await expect(question(page)).toContainText('Everyday Card, ending in 4242, becomes');
  await question(page).getByRole('button', { name: 'Remove' }).click();
  await expect(cardNames(page)).toHaveText(['Everyday Card']);
  await expect(page.getByRole('heading', { name: 'Everyday Card' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Your Visa ending in 4242 is the default now.',
  );

  await page.getByRole('button', { name: /^Remove: Everyday Card/ }).click();
  await question(page).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No saved cards')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Card' })).toBeFocused();

  // The toast covers the header.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/profile');

  await page.getByRole('link', { name: /^Payment Methods/ }).click();
  await expect(heading(page, 'Payment Methods')).toBeFocused();
  await expect(page.getByText('No saved cards')).toBeVisible();
});

test('adds a card without storing its number', async ({ page }) => {
  await page.goto('/payment-methods');
  await page.getByRole('button', { name: 'Add Card' }).click();
  const form = page.getByRole('dialog', { name: 'Add Card' });
  const submit = form.getByRole('button', { name: /^Add/ });

  await form.getByLabel('Card Number').pressSequentially('4242424242424241');
  await expect(form.getByLabel('Card Number')).toHaveValue('4242 4242 4242 4241');
  await form.getByLabel('Expiry Date').pressSequentially('0899');
  await form.getByLabel('Security Code').fill('123');
  await form.getByLabel('Cardholder Name').fill('Ali Hassan');
  await submit.click();
  await expect(form.getByText('Check the card number: a digit seems to be wrong.')).toBeVisible();
  await expect(form.getByLabel('Card Number')).toBeFocused();

  await form.getByLabel('Card Number').fill('4242 4242 4242 4242');
  await submit.click();
  await expect(submit).toHaveText('Adding Card...');
  await page.keyboard.press('Escape');
  await expect(form).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(cardNames(page)).toHaveText(['Everyday Card', 'Family Expenses', 'Visa']);
  await expect(cards(page).getByText('Default', { exact: true })).toHaveCount(1);

  await page.getByRole('button', { name: 'Add Card' }).click();
  await expect(form.getByLabel('Card Number')).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain('4242424242424242');

  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  // Press the link by keyboard, because the toast may still cover the header.
  await page.getByRole('link', { name: 'Back', exact: true }).press('Enter');
  await page.getByRole('link', { name: /^Payment Methods/ }).click();
  await expect(cardNames(page)).toHaveText(['Everyday Card', 'Family Expenses', 'Visa']);
});

test("the browser's Back closes dialog and form before it exits", async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('link', { name: /^Payment Methods/ }).click();
  await page.getByRole('button', { name: /^Remove: Everyday Card/ }).click();
  await expect(question(page)).toBeVisible();
  await page.goBack();
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL('/payment-methods');

  await page.getByRole('button', { name: 'Add Card' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Card' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cardNames(page)).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL('/profile');
});
