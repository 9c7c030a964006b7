import { expect, type Page } from '@playwright/test';
import * as transfer from '../../e2e/transfer';

export { confirmAmount, sendButton } from '../../e2e/transfer';

/** The host's only contact. */
const CONTACT = 'Nadia Baloch';

export function watchKeys(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (key !== undefined) keys.push(key);
  });
  return keys;
}

export const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** The button that checks a payment without a response. */
export const checkButton = (page: Page) => page.getByRole('button', { name: 'Check again' });

/** Fills the page /send-money up to the confirmation of a transfer to the host's only contact. */
export const fillTransfer = (page: Page, amount: string) =>
  transfer.fillTransfer(page, CONTACT, amount);

/** Opens the confirmation of a transfer to the host's only contact. */
export const prepareTransfer = (page: Page, amount: string) =>
  transfer.prepareTransfer(page, CONTACT, amount);

export async function expectCash(page: Page, amount: string): Promise<void> {
  await page.goto('/funds');
  await expect(page.getByText(amount).first()).toBeVisible();
}

export async function expectInHistory(page: Page, text: RegExp, count: number): Promise<void> {
  await page.goto('/transactions');
  await expect(page.getByText('Received from Fatima Noor').first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: text })).toHaveCount(count);
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Convert Currency' });

export const convertButton = (page: Page) => dialog(page).getByRole('button', { name: /^Convert/ });

export async function prepareConversion(page: Page, amount: string): Promise<void> {
  await page.goto('/conversion');
  await expect(page.getByText('At converter rates')).toBeVisible();
  await page.getByRole('button', { name: 'Convert Currency' }).click();
  await page.getByLabel('Amount').fill(amount);
  await dialog(page).getByRole('button', { name: /To$/ }).click();
  await page.getByRole('option', { name: 'GOLD Gold' }).click();
}

export const expectConverted = (page: Page) => expect(dialog(page)).toBeHidden();

export const signInTitle = (page: Page) => page.getByRole('heading', { name: 'Welcome back' });

export async function signIn(page: Page, email = 'ayesha@example.com'): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(signInTitle(page)).toBeHidden();
}

export async function startSignedIn(page: Page, email?: string): Promise<void> {
  await page.goto('/auth');
  await signIn(page, email);
  await expect(page).toHaveURL(/\/$/);
}
