import { formatCashBalance } from '../e2e/figures';
import { API_HOST } from './support/buildConfig';
import { expect, test, type Page } from './support/test';
import {
  expectCash,
  expectInHistory,
  prepareTransfer,
  sendButton,
  signIn,
  signInTitle,
  startSignedIn,
  watchKeys,
} from './support/wallet';

// docs/rules.md AUTH-13.

/** Ends the session: the server answers 401 until somebody signs in. */
async function endSession(page: Page, baseURL: string | undefined): Promise<void> {
  let isEnded = true;
  await page.route(`http://${API_HOST}/**`, async (route) => {
    const request = route.request();
    if (request.url().endsWith('/api/session')) isEnded = false;
    if (!isEnded || request.method() === 'OPTIONS') return route.continue();
    const headers = {
      'Access-Control-Allow-Origin': baseURL ?? '',
      'Access-Control-Allow-Credentials': 'true',
    };
    return route.fulfill({ status: 401, headers, body: 'Sign in first' });
  });
}

test('a payment without a session leads to sign-in, and back to what was typed', async ({
  page,
  baseURL,
}) => {
  const keys = watchKeys(page);
  await startSignedIn(page);
  await prepareTransfer(page, '420');
  await endSession(page, baseURL);
  await sendButton(page).click();
  await expect(signInTitle(page)).toBeFocused();
  await expect(page.getByText('Please sign in again')).toBeVisible();
  await signIn(page);

  await expect(page.getByRole('heading', { name: 'Confirm transfer' })).toBeVisible();
  await expect(page.getByText('Rs. 420').first()).toBeVisible();
  expect(keys).toHaveLength(1);
  await sendButton(page).click();
  await expect(page.getByText('Transfer Successful')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await expectCash(page, formatCashBalance('-420'));
  await expectInHistory(page, /Nadia Baloch/, 1);
});

test('a page that is opened without a session leads to sign-in, and then shows its data', async ({
  page,
  baseURL,
}) => {
  await endSession(page, baseURL);
  await page.goto('/funds');
  await expect(signInTitle(page)).toBeFocused();
  await signIn(page);
  await expect(page).toHaveURL(/\/funds$/);
  await expect(page.getByText(formatCashBalance('0')).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('another person who signs in finds nothing of the person before', async ({
  page,
  baseURL,
}) => {
  await startSignedIn(page);
  await prepareTransfer(page, '420');
  await endSession(page, baseURL);
  await sendButton(page).click();
  await expect(signInTitle(page)).toBeFocused();
  await signIn(page, 'fatima@example.com');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: 'Confirm transfer' })).toHaveCount(0);
  await page.goto('/send-money');
  await expect(page.getByRole('heading', { name: 'Not Known Yet' })).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(
    /Nadia|\b420\b|ayesha/,
  );
});
