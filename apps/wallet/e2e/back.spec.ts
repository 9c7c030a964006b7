import { expect, test, type Page } from './test';

const back = (page: Page) => page.getByRole('main').getByLabel('Back', { exact: true });
const historyLength = (page: Page) => page.evaluate(() => window.history.length);

/** Screens that /funds lists and for which no rule names a place to go back to. */
const returning = [
  ['Crypto Deposit', '/crypto-deposit'],
  ['Request Payment', '/request-payment'],
  ['Bank Transfer', '/bank-transfer'],
] as const;

for (const [name, path] of returning) {
  test(`Back from ${path} returns in the history to where one came from`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Cash/ }).click();
    await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(page).toHaveURL(path);
    const length = await historyLength(page);
    await back(page).click();
    await expect(page).toHaveURL('/funds');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await historyLength(page)).toBe(length);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test(`Back from ${path} leads to /funds when it was opened by hand`, async ({ page }) => {
    await page.goto('/transactions');
    await page.goto(path);
    await back(page).click();
    await expect(page).toHaveURL('/funds');
    await page.goBack();
    await expect(page).toHaveURL('/transactions');
  });
}

test('Back returns to any page whose link led there, also after a reload', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Crypto Deposit' }).click();
  await expect(page).toHaveURL('/crypto-deposit');
  await page.reload();
  await back(page).click();
  await expect(page).toHaveURL('/profile');
});

test('a link to the page that is shown is no way for Back to come to', async ({ page }) => {
  await page.goto('/funds');
  await page.getByRole('link', { name: /^Crypto Deposit/ }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Crypto Deposit' }).click();
  await back(page).click();
  await expect(page).toHaveURL('/funds');
});

test('where a rule names the place, Back leads there and the history does not grow', async ({
  page,
}) => {
  await page.goto('/profile');
  for (const name of [/^Notifications/, /^Payment Methods/]) {
    await page.getByRole('main').getByRole('link', { name }).click();
    const length = await historyLength(page);
    await back(page).click();
    await expect(page).toHaveURL('/profile');
    expect(await historyLength(page)).toBe(length);
  }

  await page.goto('/');
  await page.getByRole('link', { name: /^Cash/ }).click();
  await page.getByRole('link', { name: /^Send Money/ }).click();
  await back(page).click();
  await expect(page).toHaveURL('/funds');
  await page.getByRole('link', { name: /^Bank Deposit/ }).click();
  await back(page).click();
  await expect(page).toHaveURL('/');
  // In place of Bank Deposit, whose link was on /funds.
  await page.goBack();
  await expect(page).toHaveURL('/funds');
});

test('Back opens in a new tab like any link', async ({ page, context }) => {
  await page.goto('/funds');
  await page.getByRole('link', { name: /^Crypto Deposit/ }).click();
  await expect(page).toHaveURL('/crypto-deposit');
  const opened = context.waitForEvent('page');
  await back(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/funds');
  await expect(page).toHaveURL('/crypto-deposit');
});

for (const [name, path] of [
  ['Crypto Transfer', '/crypto-transfer'],
  ['Send to Wallet', '/send-wallet'],
  ['Card Payment', '/card-payment'],
] as const) {
  test(`Back from the form of ${path} leads to where one came from`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Cash/ }).click();
    await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await page.getByLabel('Amount').fill('1200');
    const length = await historyLength(page);
    await back(page).click();
    await expect(page).toHaveURL('/funds');
    expect(await historyLength(page)).toBe(length);

    await page.goto(path);
    await back(page).click();
    await expect(page).toHaveURL('/funds');
  });
}

test('success leads where its rule says, not where one came from', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Cash/ }).click();
  await page.getByRole('link', { name: /^Crypto Transfer/ }).click();
  await page.getByText('Solana', { exact: true }).click();
  await page.getByLabel('Wallet Address').fill('RadDemo7Wf3kTzQp8mVxLs2Yh5NcJb9EgUr4AaKdXsMt');
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await page.getByRole('button', { name: 'Back to wallet' }).click();
  await expect(page).toHaveURL('/');
  // Neither the form nor its end is left behind.
  await page.goBack();
  await expect(page).toHaveURL('/funds');

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Card Payment' }).click();
  await page.getByText('Google Pay', { exact: true }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL('/funds', { timeout: 6000 });
  await back(page).click();
  await expect(page).toHaveURL('/');
});

test('the browser’s Back out of a form leaves the steps of the page before it alone', async ({
  page,
}) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Send to Wallet' }).click();
  await expect(page).toHaveURL('/send-wallet');
  await page.goBack();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});
