import { expect } from '@playwright/test';
import { expectHeading, expectNoViolations, test } from './support';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`sends money in ${colorScheme} without console output or axe violations`, async ({
    page,
    consoleTexts,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expectHeading(page, 'Pandan');
    await expect(page).toHaveTitle('Pandan');
    await expect(page.getByText('RM 2,480.75')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Send Money' }).click();
    await expectHeading(page, 'Send Money');
    await expectNoViolations(page);
    await page.getByRole('button', { name: /Aisyah/ }).click();
    await page.getByLabel('Amount (MYR)').fill('120.50');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('within the Pandan network')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Send RM 120.50' }).click();
    await expect(page.getByText('Transfer Successful')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: /^Back to/ }).click();
    await expect(page.getByText('RM 2,360.25')).toBeVisible();
    expect(consoleTexts).toEqual([]);
  });
}

test('returns one step of the flow with the browser’s Back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Send Money' }).click();
  await page.getByRole('button', { name: /Aisyah/ }).click();
  await page.getByLabel('Amount (MYR)').fill('120.50');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Send RM 120.50' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Amount (MYR)')).toHaveValue('120.50');
  await page.goBack();
  await expect(page.getByRole('button', { name: /Aisyah/ })).toBeVisible();
  await page.goBack();
  await expectHeading(page, 'Pandan');
});

test('has its own brand', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Send Money' })).toHaveCSS(
    'background-color',
    'rgb(15, 107, 79)',
  );
});

test.describe('on a device in Malay', () => {
  test.use({ locale: 'ms-MY' });

  test('is in Malay', async ({ page, consoleTexts }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ms');
    await page.getByRole('link', { name: 'Hantar Wang' }).click();
    await page.getByRole('button', { name: /Aisyah/ }).click();
    await page.getByLabel('Jumlah (MYR)').fill('120.50');
    await page.getByRole('button', { name: 'Teruskan' }).click();
    await expect(page.getByText('dalam rangkaian Pandan')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: /^Hantar / }).click();
    await expect(page.getByText('Pindahan Berjaya')).toBeVisible();
    expect(consoleTexts).toEqual([]);
  });
});

test('shows the states of the flow in Storybook, with the statechart', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const storybook = `http://127.0.0.1:${process.env.STARTER_STORYBOOK_PORT}`;
  await page.goto(`${storybook}/?path=/story/send-money--confirming`);
  const story = page.frameLocator('#storybook-preview-iframe');
  // Storybook starts slowly on a busy machine.
  const slow = { timeout: 25_000 };
  await expect(story.getByRole('button', { name: 'Send RM 120' })).toBeVisible(slow);
  await page.getByRole('tab', { name: 'Statechart' }).click();
  await expect(page.getByRole('button', { name: /^confirming, state, active/ })).toBeVisible(slow);
});
