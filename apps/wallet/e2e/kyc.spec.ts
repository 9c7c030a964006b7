import { kycAnswers } from '@rad-wallet/mocks/samples';
import { Buffer } from 'node:buffer';
import { expect, test, type Page } from './test';

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const png = (name: string) => ({
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

/** Chooses a file in the dialog that the field's button opens. */
async function choose(page: Page, name: string, file: ReturnType<typeof png>) {
  const dialog = page.waitForEvent('filechooser');
  await field(page, name)
    .getByRole('button', { name: /^(Choose file|Replace)/ })
    .click();
  await (await dialog).setFiles(file);
}

const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

async function enterDetails(page: Page) {
  await page.goto('/kyc-verification');
  await page.getByLabel('Full Name').fill(kycAnswers.fullName);
  await page.getByLabel('CNIC Number').fill('no format is required');
  await page.getByLabel('Date of Birth').fill(kycAnswers.dateOfBirth);
  await proceed(page);
  await expect(page.getByRole('heading', { name: 'CNIC Upload' })).toBeFocused();
}

/** Takes the last two steps. */
async function submitFromSelfie(page: Page) {
  await choose(page, 'Selfie', png('selfie.png'));
  await expect(page.getByText('selfie.png')).toBeVisible();
  await proceed(page);
  await page.getByLabel('Street Address').fill(kycAnswers.street);
  await page.getByLabel('City').fill(kycAnswers.city);
  await choose(page, 'Address Proof', pdf);
  await expect(page.getByText('bill.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Submit for Review' }).click();
}

test('verifies an identity in five steps, going back without losing a file', async ({ page }) => {
  await enterDetails(page);
  await choose(page, 'CNIC Front', png('front.png'));
  await choose(page, 'CNIC Back', png('back.png'));
  await expect(page.getByText('back.png')).toBeVisible();
  await proceed(page);

  await page.goBack();
  await expect(page.getByText('front.png')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('CNIC Number')).toHaveValue('no format is required');
  await proceed(page);
  await expect(page.getByRole('img', { name: 'Preview: CNIC Front' })).toBeVisible();
  await proceed(page);

  await expect(page.locator('input[capture="user"]')).toHaveCount(1);
  await submitFromSelfie(page);
  await expect(page.getByText('Submitting')).toBeVisible();
  await expect(page.getByText('Step 5 of 5')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toContainText('Verification submitted!');
  await expect(page.getByRole('main').getByText(/24-48 hours/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('typed answers survive a reload until they are submitted, files do not', async ({ page }) => {
  await enterDetails(page);
  await choose(page, 'CNIC Front', png('front.png'));
  await expect(page.getByText('front.png')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue(kycAnswers.fullName);
  await expect(page.getByLabel('Date of Birth')).toHaveValue(kycAnswers.dateOfBirth);
  await proceed(page);
  await expect(page.getByRole('heading', { name: 'CNIC Upload' })).toBeFocused();
  await expect(page.getByText('front.png')).toBeHidden();

  for (const name of ['CNIC Front', 'CNIC Back']) await choose(page, name, png('cnic.png'));
  await expect(page.getByText('cnic.png')).toHaveCount(2);
  await proceed(page);
  await submitFromSelfie(page);
  await expect(page.getByText('Step 5 of 5')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
});
