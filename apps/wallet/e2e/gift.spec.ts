import { expect, test, type Page } from './test';

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('giftData') ?? 'null'));

const next = (page: Page) => page.getByRole('button', { name: 'Continue' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function prepare(page: Page) {
  await page.goto('/');
  await page.getByRole('link', { name: /Gifting/ }).click();
  await expect(page).toHaveURL(/\/gift-contact$/);
  await page.getByLabel(/Gift Amount/).fill('15,798');
  await page.getByText('Fatima Ali').click();
  await next(page).click();
  await expect(page).toHaveURL(/\/gift-message$/);
  await page.getByRole('button', { name: 'Get suggestions' }).click();
  await page.getByRole('button', { name: /^Wedding/ }).click();
  await next(page).click();
  await expect(page).toHaveURL(/\/gift-wrap$/);
  await page.getByText('Floral Garden').click();
  await next(page).click();
  await expect(page).toHaveURL(/\/gift-celebration$/);
}

test('sends a gift once: Back undoes a step before it and nothing after it', async ({ page }) => {
  await prepare(page);
  expect(await stored(page)).toMatchObject({
    amount: '15798',
    currency: 'PKR',
    recipient: { name: 'Fatima Ali', isNewUser: false },
    wrapDesign: { name: 'Floral Garden' },
  });

  await page.goBack();
  await expect(page).toHaveURL(/\/gift-wrap$/);
  await expect(page.getByRole('radio', { name: 'Floral Garden' })).toBeChecked();
  await page.goForward();
  await expect(heading(page)).toHaveText('Gift Celebration');
  await page.reload();
  await expect(page.getByText('Direct Transfer')).toBeVisible();

  await page.getByRole('button', { name: 'Send Gift Now' }).click();
  await expect(page).toHaveURL(/\/gift-receipt$/);
  await expect(heading(page)).toHaveText('Gift Sent Successfully');
  await expect(page.getByText('1.000 g')).toBeVisible();
  await expect(page.getByText('Floral Garden')).toBeVisible();
  expect(await stored(page)).toBeNull();
  await page.reload();
  await expect(page.getByText('Fatima Ali').first()).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/gift-contact');
  await expect(page.getByLabel(/Gift Amount/)).toHaveValue('1000');
  await expect(next(page)).toBeDisabled();
});

test('returning to an unfinished gift resumes at the same step', async ({ page }) => {
  await prepare(page);
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('link', { name: /Gifting/ }).click();
  await expect(page.getByLabel(/Gift Amount/)).toHaveValue('15798');
  await next(page).click();
  await expect(page.getByLabel(/Your message/)).toHaveValue(/Shaadi Mubarak/);
});

test('without a draft, or with an invalid one, a later step redirects to the first', async ({
  page,
}) => {
  await page.goto('/gift-wrap');
  await expect(page).toHaveURL(/\/gift-contact$/);
  // Wait until the page has read its draft; the next page load reads the draft stored below.
  await expect(page.getByLabel(/Gift Amount/)).toBeVisible();

  await page.evaluate(() =>
    sessionStorage.setItem('giftData', '{"amount":"1","recipient":{"name":"<b>x</b>"}}'),
  );
  await page.goto('/gift-celebration');
  await expect(page).toHaveURL(/\/gift-contact$/);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Saved gift discarded',
  );
  expect(await stored(page)).toBeNull();
});

test('a page that the mocked server is about to reload does not resume the draft', async ({
  context,
  page,
}) => {
  await page.goto('/gift-contact');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.evaluate(() => sessionStorage.setItem('giftData', 'nothing of ours'));
  // A second tab keeps the service worker active; the hard reload below bypasses it.
  await (await context.newPage()).goto('/gift-contact');
  let loads = 0;
  await context.route('**/gift-contact', async (route) => {
    // Delay the second load, so that the test would notice if the first one discarded the draft.
    if (loads++ > 0) await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const session = await context.newCDPSession(page);
  await session.send('Page.reload', { ignoreCache: true });
  // The dialog opens only after the second, delayed load.
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Saved gift discarded',
    {
      timeout: 15_000,
    },
  );
  expect(loads).toBe(2);
});

test('Back closes the suggestions and stays on the step', async ({ page }) => {
  await page.goto('/gift-contact');
  await page.getByText('Ahmed Khan').click();
  await next(page).click();
  await page.getByRole('button', { name: 'Get suggestions' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/gift-message$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/gift-contact$/);
});
