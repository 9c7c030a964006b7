import { en } from '@rad-wallet/ui/messages/en';
import { expect, test, type Page } from './test';

// What is loaded on demand fails at first, and loads later: docs/rules.md NAV-21.

/** Fails the requests for a chunk until `mend` is called. */
async function breakChunk(page: Page, name: string) {
  let isBroken = true;
  let failures = 0;
  await page.context().route(new RegExp(`/assets/${name}-[^/]+\\.js$`), (route) => {
    if (!isBroken) return route.continue();
    failures += 1;
    return route.abort('connectionfailed');
  });
  return {
    mend: () => {
      isBroken = false;
    },
    failures: () => failures,
  };
}

test.afterEach(({ context }) => context.unrouteAll());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const tryAgain = (page: Page) => page.getByRole('button', { name: en.common.tryAgain });

test('a page opens after a press once its script loads', async ({ page }) => {
  const chunk = await breakChunk(page, 'TransactionsPage');
  await page.goto('/profile');
  await page.getByRole('link', { name: en.navigation.history }).click();
  await expect(page.getByText(en.common.loadFailed)).toBeVisible();
  await expect(page.getByRole('navigation')).toBeVisible();
  expect(chunk.failures()).toBeGreaterThan(0);
  chunk.mend();
  await tryAgain(page).click();
  await expect(heading(page)).toHaveText(en.transactionHistory.title);
});

test('a page that failed opens when it is visited again', async ({ page }) => {
  const chunk = await breakChunk(page, 'ProfilePage');
  await page.goto('/profile');
  await expect(page.getByText(en.common.loadFailed)).toBeVisible();
  chunk.mend();
  await page.getByRole('link', { name: en.navigation.home }).click();
  await page.getByRole('link', { name: en.navigation.settings }).click();
  await expect(heading(page)).toHaveText(en.profile.title);
});

test('a toast appears as text without its region, and the next one in it', async ({ page }) => {
  const chunk = await breakChunk(page, 'ToastRegion');
  await page.goto('/login');
  const forgot = page.getByRole('button', { name: /Forgot/ });
  await forgot.click();
  await expect(page.getByText(en.auth.toasts.passwordNotReset.description).last()).toBeVisible();
  await expect(page.getByRole('region', { name: en.common.notifications })).toHaveCount(0);
  expect(chunk.failures()).toBeGreaterThan(0);
  chunk.mend();
  await forgot.click();
  await expect(page.getByRole('region', { name: en.common.notifications })).toContainText(
    en.auth.toasts.passwordNotReset.description,
  );
});

test('a select and the menus of the bar load on a press', async ({ page }) => {
  const select = await breakChunk(page, 'Select');
  const menus = await breakChunk(page, 'BottomBarMenus');
  await page.goto('/card-payment');
  const failed = page.getByText(en.common.loadFailed);
  await expect(failed).toBeVisible();
  select.mend();
  await tryAgain(page).click();
  await expect(page.getByRole('button', { name: /Currency/ })).toBeVisible();
  await expect(failed).toHaveCount(0);

  await page.getByRole('button', { name: en.navigation.add }).click();
  await expect(failed).toBeVisible();
  menus.mend();
  await tryAgain(page).click();
  await page.getByRole('button', { name: en.navigation.deposit }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
});
