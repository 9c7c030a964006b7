import { kycAnswers } from '@rad-wallet/mocks/samples';
import {
  chooseFile,
  enterDetails,
  png,
  pressContinue,
  submitFromSelfie,
  uploadCnic,
} from './kycSteps';
import { expect, test } from './test';

test('verifies an identity in five steps, going back without losing a file', async ({ page }) => {
  await enterDetails(page);
  await chooseFile(page, 'CNIC Front', png('front.png'));
  await chooseFile(page, 'CNIC Back', png('back.png'));
  await expect(page.getByText('back.png')).toBeVisible();
  await pressContinue(page);

  await page.goBack();
  await expect(page.getByText('front.png')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('CNIC Number')).toHaveValue('no format is required');
  await pressContinue(page);
  await expect(page.getByRole('img', { name: 'Preview: CNIC Front' })).toBeVisible();
  await pressContinue(page);

  await expect(page.locator('input[capture="user"]')).toHaveCount(1);
  await submitFromSelfie(page);
  await expect(page.getByText('Submitting')).toBeVisible();
  await expect(page.getByText('Step 5 of 5')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Verification submitted!',
  );
  await expect(page.getByRole('main').getByText(/24-48 hours/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('typed answers survive a reload until they are submitted, files do not', async ({ page }) => {
  await enterDetails(page);
  await chooseFile(page, 'CNIC Front', png('front.png'));
  await expect(page.getByText('front.png')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue(kycAnswers.fullName);
  await expect(page.getByLabel('Date of Birth')).toHaveValue(kycAnswers.dateOfBirth);
  await pressContinue(page);
  await expect(page.getByRole('heading', { name: 'CNIC Upload' })).toBeFocused();
  await expect(page.getByText('front.png')).toBeHidden();

  await uploadCnic(page);
  await submitFromSelfie(page);
  await expect(page.getByText('Step 5 of 5')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
});
