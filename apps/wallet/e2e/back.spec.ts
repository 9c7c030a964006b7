import { expect, test, type Page } from './test';

const back = (page: Page) => page.getByRole('main').getByLabel('Back', { exact: true });
const historyLength = (page: Page) => page.evaluate(() => window.history.length);

/** Screens linked from /funds whose Back button goes back in the browser history. */
const returning = [
  ['Crypto Deposit', '/crypto-deposit'],
  ['Request Payment', '/request-payment'],
  ['Bank Transfer', '/bank-transfer'],
] as const;

for (const [name, path] of returning) {
  test(`Back from ${path} returns to the previous page in the history`, async ({ page }) => {
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

  test(`Back from ${path} goes to /funds if the page was opened by URL`, async ({ page }) => {
    await page.goto('/transactions');
    await page.goto(path);
    await back(page).click();
    await expect(page).toHaveURL('/funds');
    await page.goBack();
    await expect(page).toHaveURL('/transactions');
  });
}

test('Back returns to the page with the link, even after a reload', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Crypto Deposit' }).click();
  await expect(page).toHaveURL('/crypto-deposit');
  await page.reload();
  await back(page).click();
  await expect(page).toHaveURL('/profile');
});

test('Back ignores links to the current page', async ({ page }) => {
  await page.goto('/funds');
  await page.getByRole('link', { name: /^Crypto Deposit/ }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Crypto Deposit' }).click();
  await back(page).click();
  await expect(page).toHaveURL('/funds');
});

test('Back goes to the specified page without adding history entries', async ({ page }) => {
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
  // Back replaced the history entry of Bank Deposit, to which /funds had linked.
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
  test(`Back from the form of ${path} returns to the previous page`, async ({ page }) => {
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

test('the success screen goes to the specified page, not to the previous one', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Cash/ }).click();
  await page.getByRole('link', { name: /^Crypto Transfer/ }).click();
  await page.getByText('Solana', { exact: true }).click();
  await page.getByLabel('Wallet Address').fill('RadDemo7Wf3kTzQp8mVxLs2Yh5NcJb9EgUr4AaKdXsMt');
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await page.getByRole('button', { name: 'Back to wallet' }).click();
  await expect(page).toHaveURL('/');
  // The browser history contains neither the form nor its success screen.
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

test('the browser’s Back from a form does not undo steps of the previous page', async ({
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

for (const [button, sheet, path] of [
  ['Statement', 'Statement', '/transactions'],
  ['All dates', 'Dates', '/transactions'],
  ['Insights', 'Insights', '/transactions'],
  ['Insights', 'Insights', '/'],
] as const) {
  test(`the browser’s Back closes the sheet ‘${sheet}’ of ${path}`, async ({ page }) => {
    await page.goto('/funds');
    await page.goto(path);
    const dialog = page.getByRole('dialog', { name: sheet });
    const open = async () => {
      await page.getByRole('button', { name: button }).click();
      await expect(dialog).toBeVisible();
    };
    await open();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('button', { name: button })).toBeFocused();

    // Forward neither reopens the closed sheet nor leaves the page.
    await page.goForward();
    await expect(page).toHaveURL(path);
    await expect(dialog).toBeHidden();

    await open();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await open();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/funds');
  });
}

test('Back closes each sheet of the history, also after another one', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'History', exact: true }).click();
  for (const name of ['Insights', 'Statement', 'Insights']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/transactions');
  }
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('chosen dates are kept when the sheet closes, and Back then leaves the page', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: 'All dates' }).click();
  const sheet = page.getByRole('dialog', { name: 'Dates' });
  await sheet.getByRole('button', { name: 'Show' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('list', { name: 'Results' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page.getByRole('list', { name: 'Results' })).toBeVisible();
});

test('Back closes the zakat sheet, whose input is kept', async ({ page }) => {
  await page.goto('/funds');
  await page.goto('/');
  const zakat = page.getByRole('dialog', { name: 'Zakat' });
  const cash = zakat.getByLabel('Cash and bank accounts');
  const open = async () => {
    await page.getByRole('button', { name: 'Insights' }).click();
    await page.getByRole('button', { name: /^Zakat/ }).click();
  };
  await open();
  await cash.fill('100,000');
  await page.goBack();
  await expect(zakat).toBeHidden();
  await expect(page).toHaveURL('/');

  await open();
  await expect(cash).toHaveValue('100,000');
  await zakat.getByRole('button', { name: 'Close' }).click();
  await expect(zakat).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/funds');
});
