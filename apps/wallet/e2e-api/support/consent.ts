import { expect, type Page } from '@playwright/test';

export const settings = (page: Page) => page.getByRole('dialog', { name: 'Ask before payments' });

export const approval = (page: Page) => page.getByRole('dialog', { name: 'Approve payment' });

export async function enterPin(page: Page, label: string, pin: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toBeFocused();
  await field.fill(pin);
  await field.press('Enter');
}

/** Chooses the first PIN, or replaces a forgotten one. */
export async function choosePin(page: Page, pin: string): Promise<void> {
  await enterPin(page, 'New payment PIN', pin);
  await enterPin(page, 'New payment PIN again', pin);
}

export async function openSettings(page: Page, value: string): Promise<void> {
  await page.goto('/app-settings');
  await page
    .getByRole('button', { name: /^Ask before payments/ })
    .filter({ hasText: value })
    .click();
}

export const flip = (page: Page) =>
  settings(page).getByRole('switch', { name: 'Ask for my payment PIN' }).press('Space');

export async function askOver(page: Page, amount: string): Promise<void> {
  await settings(page).getByLabel('For payments over').fill(amount);
  await settings(page).getByRole('button', { name: 'Save' }).click();
}

/** Turns the setting on for a new account holder. */
export async function turnOn(page: Page, amount: string): Promise<void> {
  await openSettings(page, 'Off');
  await flip(page);
  await askOver(page, amount);
  await choosePin(page, '2746');
  await expect(settings(page)).toBeHidden();
}
