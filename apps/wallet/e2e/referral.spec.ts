import { expect, test } from './test';

test('copies the code, and the invitation if the device cannot share; Back goes to the profile', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  const toast = page.getByRole('region', { name: 'Notifications' });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await page.goto('/');
  await page.getByRole('link', { name: /^Referral/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Referral Program', exact: true }),
  ).toBeFocused();
  await expect(page.getByText('7 referrals. 3 more for a bonus of Rs. 1,500.')).toBeVisible();
  await expect(page.getByText('Rs. 400.00', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Copy Code' }).click();
  await expect(toast).toContainText('Copied!');
  const code = await copied();
  await expect(page.getByText(code, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Share Invitation' }).click();
  await expect(toast).toContainText('Link copied!');
  expect(await copied()).toMatch(new RegExp(`^https://.*${code}$`));

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/profile');
});
