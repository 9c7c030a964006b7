import { kycAnswers } from '@rad-wallet/mocks/samples';
import { Buffer } from 'node:buffer';
import { expect, type Page } from './test';

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
export const png = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(pixel, 'base64'),
});
const pdf = {
  name: 'bill.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF'),
};

const field = (page: Page, name: string) => page.getByRole('group', { name });

export async function chooseFile(page: Page, name: string, file: ReturnType<typeof png>) {
  const dialog = page.waitForEvent('filechooser');
  await field(page, name)
    .getByRole('button', { name: /^(Choose file|Replace)/ })
    .click();
  await (await dialog).setFiles(file);
}

export const pressContinue = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

export async function enterDetails(page: Page) {
  await page.goto('/kyc-verification');
  await page.getByLabel('Full Name').fill(kycAnswers.fullName);
  await page.getByLabel('CNIC Number').fill('no format is required');
  await page.getByLabel('Date of Birth').fill(kycAnswers.dateOfBirth);
  await pressContinue(page);
  await expect(page.getByRole('heading', { name: 'CNIC Upload' })).toBeFocused();
}

export async function uploadCnic(page: Page) {
  for (const name of ['CNIC Front', 'CNIC Back']) await chooseFile(page, name, png('cnic.png'));
  await expect(page.getByText('cnic.png')).toHaveCount(2);
  await pressContinue(page);
}

/** Completes the last two steps, starting at the selfie. */
export async function submitFromSelfie(page: Page) {
  await chooseFile(page, 'Selfie', png('selfie.png'));
  await expect(page.getByText('selfie.png')).toBeVisible();
  await pressContinue(page);
  await page.getByLabel('Street Address').fill(kycAnswers.street);
  await page.getByLabel('City').fill(kycAnswers.city);
  await chooseFile(page, 'Address Proof', pdf);
  await expect(page.getByText('bill.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Submit for Review' }).click();
}
