import { formatCashBalance } from '../e2e/figures';
import { totalBalance } from './support/cachedHome';
import { expect, test, type Page } from './support/test';
import { prepareTransfer, sendButton, toast } from './support/wallet';

// docs/rules.md REPORT-5 to REPORT-7.

const HOLDER = 'demo';

/** Pays 1,500 to Nadia Baloch, reports it, and returns the id of the payment. The sheet stays open. */
async function reportPayment(page: Page): Promise<string> {
  await prepareTransfer(page, '1500');
  await sendButton(page).click();
  await page.getByRole('link', { name: 'View receipt' }).click();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const form = page.getByRole('dialog', { name: 'Report a Problem' });
  await form.getByRole('radio', { name: 'Wrong person' }).click({ force: true });
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(report(page).getByRole('listitem').first()).toContainText('Report received');
  return new URL(page.url()).searchParams.get('id') ?? '';
}

const report = (page: Page) => page.getByRole('dialog', { name: 'Your Report' });

const decide = (
  api: { operate(path: string, body: object): Promise<void> },
  update: { transactionId: string; status: string; reason?: string; answerBy?: string },
) => api.operate('/operator/problem-reports', { holder: HOLDER, ...update });

test('an open report shows each decision without a reload, and leads to the returned money', async ({
  page,
  api,
}) => {
  const connected = page.waitForResponse(/\/api\/events\?age=/);
  const transactionId = await reportPayment(page);
  await connected;
  const answerBy = '2027-01-15T12:00:00Z';
  await decide(api, { transactionId, status: 'inReview', answerBy });
  const steps = report(page).getByRole('listitem');
  await expect(steps.nth(1)).toHaveAttribute('data-reached');
  await expect(steps.nth(2)).toContainText('2027');

  await decide(api, { transactionId, status: 'reversed' });
  await decide(api, { transactionId, status: 'reversed' });
  await expect(steps.nth(2)).toHaveAttribute('data-reached');
  await expect(page.locator('body > [role="alert"]:not([hidden])')).toContainText(
    /Rs\.\s1,500\.00 has been added to your balance/,
  );
  await report(page).getByRole('button', { name: 'View the returned payment' }).click();
  await expect(report(page)).toBeHidden();
  await expect(page.getByText('Reversal: Sent to Nadia Baloch').first()).toBeVisible();
  await expect(page.getByText(/1,500\.00/).first()).toBeVisible();
  await page.goto('/');
  await expect(totalBalance(page)).toContainText(formatCashBalance('0'));
});

test('a report that was declined while the wallet was closed says why', async ({ page, api }) => {
  const transactionId = await reportPayment(page);
  const { href } = new URL(page.url());
  await page.goto('about:blank');
  await decide(api, { transactionId, status: 'declined', reason: 'The payee has sent it back.' });
  await page.goto(href);
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await expect(report(page)).toContainText('The payee has sent it back.');
  await expect(report(page).getByRole('button', { name: /returned/ })).toHaveCount(0);
  await page.goto('/');
  await expect(totalBalance(page)).toContainText(formatCashBalance('-1500'));
  await expect(toast(page)).toBeHidden();
});
