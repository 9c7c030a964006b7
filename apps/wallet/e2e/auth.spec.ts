import { expect, test, type Page } from './test';

async function fillSignUp(page: Page, given: Record<string, string> = {}) {
  const texts = {
    'Full Name': 'Ayesha Malik',
    Email: 'ayesha@example.com',
    'Phone Number': '+92 345 1122334',
    Password: 'correct horse',
    'Confirm Password': 'correct horse',
    ...given,
  };
  for (const [label, text] of Object.entries(texts)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

const walletHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Wallet', exact: true });

test('signs up and opens home, without a request', async ({ page }) => {
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posted.push(request.url());
  });
  await page.goto('/signup');
  await expect(page.getByRole('heading', { level: 1, name: 'Get started' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await fillSignUp(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Creating account...').first()).toBeVisible();

  await expect(walletHeading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast).toContainText('Account created!');
  await expect(toast).toContainText('Your RAD account has been created.');
  expect(posted).toEqual([]);
});

for (const path of ['/auth', '/login']) {
  test(`${path} opens the sign-in form; switching to sign-up clears it`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await page.getByLabel('Email').fill('ayesha@example.com');
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Get started' })).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue('');
  });
}

test('signs in by keyboard', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('ayesha@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('x');
  await page.keyboard.press('Enter');
  await expect(walletHeading(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Welcome back!');
});

async function signIn(page: Page, email: string) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('x');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(walletHeading(page)).toBeVisible();
}

// docs/rules.md AUTH-12. A's session has ended without a sign-out.
test('another person finds nothing of the one before, in any tab', async ({ page, context }) => {
  await signIn(page, 'ayesha@example.com');
  await page.goto('/kyc-verification');
  const name = page.getByLabel('Full Name');
  await name.fill('Ayesha Malik');
  const otherTab = await context.newPage();
  await otherTab.goto('/');
  await expect(walletHeading(otherTab)).toBeVisible();

  await signIn(page, 'Ayesha@example.com');
  await page.goto('/kyc-verification');
  await expect(name).toHaveValue('Ayesha Malik');
  await expect(walletHeading(otherTab)).toBeVisible();

  await signIn(page, 'bilal@example.com');
  await expect(otherTab).toHaveURL('/auth');
  await page.goto('/kyc-verification');
  await expect(name).toHaveValue('');
});
