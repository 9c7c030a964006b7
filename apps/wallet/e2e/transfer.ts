import { expect, type Page } from './test';

export const sendButton = (page: Page) => page.getByRole('button', { name: /^Send/ });

/** Goes from the amount of a transfer to its confirmation. */
export async function confirmAmount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm transfer' })).toBeVisible();
}

/** Fills the page /send-money up to the confirmation. */
export async function fillTransfer(page: Page, contact: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(contact) }).click();
  await expect(page.getByText(/Available balance: Rs\./)).toBeVisible();
  await page.getByLabel(/Amount/).fill(amount);
  await confirmAmount(page);
}

/** Opens the confirmation of a transfer. */
export async function prepareTransfer(page: Page, contact: string, amount: string): Promise<void> {
  await page.goto('/send-money');
  await fillTransfer(page, contact, amount);
}
