import { expect, test, type Page } from './test';

const tiles = [
  ['Cash', '/funds'],
  ['Convert/Exchange', '/conversion'],
  ['Gifting', '/gift-contact'],
  ['Cards', '/cards'],
  ['QR Payment', '/qr-payment'],
  ['Bill Payment', '/bill-payment'],
  ['Investment', '/investment-marketplace'],
  ['Referral', '/referral-program'],
] as const;

const fundsLinks = [
  ['Send Money', '/send-money'],
  ['Request Money', '/request-money'],
  ['Bank Deposit', '/bank-deposit'],
  ['Card Payment', '/card-payment'],
  ['Crypto Deposit', '/crypto-deposit'],
  ['Request Payment', '/request-payment'],
  ['Crypto Transfer', '/crypto-transfer'],
  ['Bank Transfer', '/bank-transfer'],
  ['Send to Wallet', '/send-wallet'],
] as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function followAll(page: Page, home: string, links: readonly (readonly [string, string])[]) {
  await page.goto(home);
  for (const [name, path] of links) {
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL(home);
  }
}

test('every tile of the home screen links to its page', async ({ page }) => {
  await followAll(page, '/', tiles);
});

test('every row of the funds links to its page, and Back to the wallet', async ({ page }) => {
  await followAll(page, '/funds', fundsLinks);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('a navigation changes the title and puts focus on the heading', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Wallet · RAD Wallet');
  await expect(heading(page, 'Wallet')).not.toBeFocused();

  await page.getByRole('link', { name: /^Cash/ }).click();
  await expect(heading(page, 'Cash and Funds')).toBeFocused();
  await expect(page).toHaveTitle('Cash and Funds · RAD Wallet');

  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(heading(page, 'Transactions')).toBeFocused();
  await expect(page).toHaveTitle('Transactions · RAD Wallet');

  await page.goBack();
  await expect(heading(page, 'Cash and Funds')).toBeFocused();
  await expect(page).toHaveTitle('Cash and Funds · RAD Wallet');
});

test('a link opens a page at its top; Back and Forward restore the scroll position', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto('/');
  await expect(page.getByText('Sent to Bilal Hussain')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));

  await page.getByRole('link', { name: 'View all' }).click();
  await expect(heading(page, 'Transactions')).toBeFocused();
  expect(await scrolled()).toBe(0);

  await page.goBack();
  await expect(heading(page, 'Wallet')).toBeFocused();
  await expect.poll(scrolled).toBe(600);

  await page.goForward();
  await expect(heading(page, 'Transactions')).toBeVisible();
  await expect.poll(scrolled).toBe(0);
});

test('a reload keeps the page', async ({ page }) => {
  await page.goto('/funds');
  await page.reload();
  await expect(page).toHaveURL('/funds');
  await expect(heading(page, 'Cash and Funds')).toBeVisible();
});

test('an unknown path shows the 404 page', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(heading(page, '404 Page Not Found')).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to Wallet' }).click();
  await expect(heading(page, 'Wallet')).toBeFocused();
});

test('the bottom bar marks the current page, and its menus navigate', async ({ page }) => {
  await page.goto('/');
  const current = page.getByRole('navigation').locator('[aria-current="page"]');
  await expect(current).toHaveText('Home');
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(current).toHaveText('History');

  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Mobile Banking' }).click();
  await expect(page).toHaveURL('/bank-deposit');

  await page.goto('/');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Crypto Transfer' }).click();
  await expect(page).toHaveURL('/bank-transfer');
});
