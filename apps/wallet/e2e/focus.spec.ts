import { goTo } from './goTo';
import { expect, test, type Page } from './test';

/** The maximum number of Tab presses; no page has this many tab stops. */
const MAX_TAB_STOPS = 60;

/** Returns the name of the focused control if other elements cover all of it, otherwise null. */
const findCoveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const control = focused.closest('label') ?? focused;
    const { left, top, width, height } = control.getBoundingClientRect();
    const isVisibleAt = (share: number) => {
      const hit = document.elementFromPoint(left + width / 2, top + height * share);
      return hit !== null && (control.contains(hit) || hit.contains(control));
    };
    if ([0.1, 0.5, 0.9].some(isVisibleAt)) return null;
    return focused.getAttribute('aria-label') ?? control.outerHTML;
  });

for (const locale of ['en-US', 'ur-PK']) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 320, height: 568 } });

    test('Tab never moves focus under the footer or the bottom bar', async ({ page }) => {
      await page.goto('/funds');
      for (const path of [
        '/request-payment',
        '/gift-contact',
        '/card-payment',
        '/send-wallet',
        '/payment-methods',
      ]) {
        await goTo(page, path);
        for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
          await page.keyboard.press('Tab');
          expect(await findCoveredFocus(page), `covered on ${path}`).toBeNull();
          if (await page.evaluate(() => document.activeElement === document.body)) break;
        }
      }
    });
  });
}

test('the skip link moves focus to the page, and Tab continues in it', async ({ page }) => {
  await page.goto('/funds');
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link', { name: 'Back' })).toBeFocused();

  // It adds no history entry.
  expect(page.url()).not.toContain('#');

  // A click on text does not focus the page: Tab continues after the text.
  await main.getByRole('heading', { name: 'Recent Activity' }).click();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link', { name: 'View all' })).toBeFocused();
});

test('the skip link keeps the step of a flow and what was typed', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const name = page.getByLabel('Full Name');
  await name.fill('Sana Tariq');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(name).toHaveValue('Sana Tariq');
});
