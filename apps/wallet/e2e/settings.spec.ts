import { expect, test, type Page } from './test';
import { ar } from '@rad-wallet/ui/messages/ar';
import { ur } from '@rad-wallet/ui/messages/ur';
import { formatCashBalance } from './figures';
import { prepareTransfer, sendButton } from './transfer';

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

test('the profile opens from the bar; Save and Back close its form', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(heading(page, 'Profile')).toBeFocused();
  await expect(page.getByText('2.50 tola')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full Name').fill('Somebody Else');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(heading(page, 'Profile')).toBeFocused();
  // Changes are kept for the session: docs/rules.md PROFILE-8.
  await expect(page.getByText('Somebody Else')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(heading(page, 'Edit Profile')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Profile')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('signs out from the profile: Cancel returns, Yes ends at the sign-in', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(heading(page, 'Sign Out')).toBeFocused();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/profile');

  await page.getByRole('link', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Yes, Sign Me Out' }).click();
  await expect(heading(page, 'Signing out securely...')).toBeVisible();
  await expect(page).toHaveURL('/sign-out-confirmation');
  await expect(page).toHaveURL('/auth');
  await expect(heading(page, 'Welcome back')).toBeVisible();
});

test('does not navigate again after leaving during sign-out', async ({ page }) => {
  await page.clock.install();
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Yes, Sign Me Out' }).click();
  await expect(heading(page, 'Signing out securely...')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/profile');
  await page.clock.runFor(2500);
  await expect(page).toHaveURL('/profile');
});

async function watchFirstTheme(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      Object.assign(window, { firstTheme: document.documentElement.dataset.theme ?? 'auto' });
    });
  });
  return () => page.evaluate(() => (window as unknown as { firstTheme: string }).firstTheme);
}

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const barColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

test('the theme changes immediately, and before the first paint of a reload', async ({ page }) => {
  const firstTheme = await watchFirstTheme(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/app-settings');
  await expect(heading(page, 'App Settings')).toBeVisible();
  const light = await background(page);
  await page.getByText('Dark', { exact: true }).click();
  await expect.poll(() => background(page)).not.toBe(light);
  const dark = await background(page);
  expect(await barColour(page)).toBe('#0b1310');

  await page.reload();
  expect(await barColour(page)).toBe('#0b1310');
  expect(await firstTheme()).toBe('dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await background(page)).toBe(dark);
  await page.goto('/');
  expect(await firstTheme()).toBe('dark');

  await page.goto('/app-settings');
  await page.getByText('Auto', { exact: true }).click();
  await expect.poll(() => background(page)).toBe(light);
  expect(await barColour(page)).toBe('#fafaf6');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(page)).toBe(dark);
});

test('choices survive a reload; corrupt storage falls back to the defaults', async ({ page }) => {
  const list = (name: string) => page.getByRole('button', { name: new RegExp(`${name}$`) });
  await page.goto('/app-settings');
  await list('Auto-lock').click();
  await page.getByRole('option', { name: '15 minutes' }).click();
  await list('Language').click();
  await page.getByRole('option', { name: 'English' }).click();
  await page.reload();
  await expect(list('Auto-lock')).toContainText('15 minutes');
  await expect(list('Language')).toContainText('English');

  await page.evaluate(() => localStorage.setItem('rad-wallet/app-settings', '{"autoLock":'));
  await page.reload();
  await expect(list('Auto-lock')).toContainText('5 minutes');
  await expect(list('Language')).toContainText('As the device');
});

test('a language is listed by its native name and applies immediately, after a reload and in the title', async ({
  page,
}) => {
  const html = page.locator('html');
  await page.goto('/app-settings');
  await page.getByRole('button', { name: /Language$/ }).click();
  await page.getByRole('option', { name: 'اردو' }).click();
  await expect(page.getByRole('heading', { name: ur.appSettings.title })).toBeVisible();
  await expect(page.getByText(ur.demo.settings.reset.title)).toBeVisible();
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveTitle(`${ur.appSettings.title} · RAD Wallet`);

  await page.goto('/help-support');
  await expect(html).toHaveAttribute('lang', 'ur');
  await expect(page.getByRole('button', { name: ur.faq['phone-lost'].question })).toBeVisible();

  await page.goto('/app-settings');
  await page.getByRole('button', { name: new RegExp(`${ur.appSettings.language}$`) }).click();
  await page.getByRole('option', { name: 'العربية' }).click();
  await expect(page).toHaveTitle(`${ar.appSettings.title} · RAD Wallet`);
  await expect(page.getByText(ar.demo.settings.reset.title)).toBeVisible();
});

test('shows once in a visit that settings cannot be stored', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key: string, text: string) {
      if (key === 'rad-wallet/app-settings') throw new DOMException('Full', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
  const toast = page.getByRole('group', { name: 'Not kept in this browser' });
  await page.goto('/app-settings');
  await page.getByText('Dark', { exact: true }).click();
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByRole('link', { name: /^App Settings/ }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.getByText('Light', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await page.clock.runFor(500);
  await expect(toast).toHaveCount(0);
});

test('low data usage fetches no font', async ({ page }) => {
  const fetched = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status !== 'unloaded').length;
    });
  await page.goto('/app-settings');
  await expect(heading(page, 'App Settings')).toBeVisible();
  expect(await fetched()).toBeGreaterThan(0);
  await page.getByText('Low', { exact: true }).click();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Low' })).toBeChecked();
  expect(await fetched()).toBe(0);
});

test('the settings reset the demo', async ({ page }) => {
  await page.goto('/app-settings');
  const row = page.getByRole('button', { name: /^Reset demo data/ });
  const question = page.getByRole('alertdialog', { name: 'Reset the demo?' });
  await row.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await row.click();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL('/app-settings');

  await row.click();
  await question.getByRole('button', { name: 'Reset' }).click();
  await expect(heading(page, 'Wallet')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'The demo wallet was reset',
  );
  await expect(page).toHaveURL('/');
});

test('a reset of the demo reloads the figures of other tabs', async ({ page, context }) => {
  await prepareTransfer(page, 'Fatima Ali', '1500');
  const isSent = page.getByText('Transfer Successful').waitFor();
  await sendButton(page).click();
  await isSent;

  const tab = await context.newPage();
  await tab.goto('/funds');
  await expect(tab.getByText(formatCashBalance('-1500')).first()).toBeVisible();
  await page.goto('/?reset-demo');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'The demo wallet was reset',
  );
  await expect(tab.getByText(formatCashBalance()).first()).toBeVisible();
});

test('the splash fills up and goes home', async ({ page }) => {
  await page.goto('/loading');
  const bar = page.getByRole('progressbar', { name: 'Loading your wallet' });
  await expect(bar).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // The bar is full for only half a second, so check every frame.
  await page.waitForFunction(
    () => document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow') === '100',
  );
  await expect(heading(page, 'Wallet')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('does not navigate again after leaving the splash', async ({ page }) => {
  await page.clock.install();
  await page.goto('/profile');
  await expect(heading(page, 'Profile')).toBeVisible();
  // The splash lasts several seconds, so do not wait for the load event.
  await page.goto('/loading', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Profile')).toBeVisible();
  await page.clock.runFor(4000);
  await expect(page).toHaveURL('/profile');
});

test('hidden balances stay hidden on every page and after a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Hide balances' }).click();
  const amounts = page.getByText(/Rs\.\s[\d,]+|[\d.]+\sg|[\d.]+\stola/);
  const balance = page.getByRole('region', { name: 'Total Balance' });
  await expect(balance.getByText('hidden', { exact: true })).toHaveCount(4);
  await expect(balance.getByText(/\d{3}/)).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Show balances' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('hidden').first()).toBeAttached();
  await expect(amounts).toHaveCount(0);
  await page.goto('/send-money');
  await page.getByRole('button', { name: /Fatima Ali/ }).click();
  await expect(page.getByText('Available balance: ••••••')).toBeVisible();
  await page.goto('/conversion');
  await expect(page.getByRole('button', { name: 'Show balances' })).toBeVisible();

  await page.getByRole('button', { name: 'Show balances' }).click();
  await page.goto('/profile');
  await expect(amounts.first()).toBeVisible();
});
