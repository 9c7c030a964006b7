import { expect, test, type Page } from '@playwright/test';

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

test('the profile opens from the bar; its form closes by Save and by Back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(heading(page, 'Profile')).toBeFocused();
  await expect(page.getByText('2.50 tola')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full Name').fill('Somebody Else');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(heading(page, 'Profile')).toBeFocused();
  await expect(page.getByText('Somebody Else')).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(heading(page, 'Edit Profile')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Profile')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('signs out by way of the profile: Cancel comes back, Yes ends at the sign-in', async ({
  page,
}) => {
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

test('whoever leaves while signing out is not moved again', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Yes, Sign Me Out' }).click();
  await expect(heading(page, 'Signing out securely...')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/profile');
  await page.waitForTimeout(2500);
  await expect(page).toHaveURL('/profile');
});

test('notification preferences last over a reload; a damaged store is not believed', async ({
  page,
}) => {
  const toggle = (name: string) => page.getByRole('switch', { name });
  await page.goto('/notifications');
  await page.getByText('All notifications').click();
  await page.getByText('Reminders', { exact: true }).click();
  await page.getByLabel('From').fill('23:15');
  await page.reload();
  await expect(toggle('Reminders')).toBeChecked();
  await expect(toggle('Push notifications')).not.toBeChecked();
  await expect(toggle('Security alerts')).toBeChecked();
  await expect(toggle('Security alerts')).toBeDisabled();
  await expect(page.getByLabel('From')).toHaveValue('23:15');

  await page.evaluate(() => localStorage.setItem('rad-wallet/notifications', '{"preferences":[['));
  await page.reload();
  await expect(toggle('Push notifications')).toBeChecked();
  await expect(page.getByLabel('From')).toHaveValue('22:00');
});
