import { formatCashBalance } from './figures';
import { expect, test, type Page } from './test';
import { fillTransfer, prepareTransfer, sendButton } from './transfer';

async function watchTransfers(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const original = window.fetch.bind(window);
    const seen = { transfers: 0 };
    Object.assign(window, { seen });
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (url.endsWith('/api/transfers')) seen.transfers += 1;
      return original(input, init);
    };
  });
  return () =>
    page.evaluate(() => (window as unknown as { seen: { transfers: number } }).seen.transfers);
}

test('sends money once: balance and history are updated and survive a reload', async ({ page }) => {
  const transfers = await watchTransfers(page);
  await page.goto('/funds');
  await expect(page.getByText(formatCashBalance()).first()).toBeVisible();

  await prepareTransfer(page, 'Fatima Ali', '1,500.50');
  // Start waiting before the press, because the message is visible for three seconds only.
  const isSent = page.getByText('Transfer Successful').waitFor();
  await sendButton(page).dblclick();
  await isSent;
  expect(await transfers()).toBe(1);

  await expect(page).toHaveURL(/\/funds$/, { timeout: 6000 });
  await expect(page.getByText(formatCashBalance('-1500.5')).first()).toBeVisible();
  await page.goto('/transactions');
  await expect(page.getByText(/Fatima Ali/).first()).toBeVisible();
  await expect(page.getByText('Rs. 1,500.50').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Rs. 1,500.50').first()).toBeVisible();
  await page.goto('/funds');
  await expect(page.getByText(formatCashBalance('-1500.5')).first()).toBeVisible();
});

test('the second press of a double press does not press a button of the success screen', async ({
  page,
}) => {
  await prepareTransfer(page, 'Fatima Ali', '100');
  const box = await sendButton(page).boundingBox();
  if (!box) throw new Error('Send is not in sight.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByText('Transfer Successful').waitFor();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  // The success screen has a button to /funds at the same position; the second press must not activate it.
  await expect(page.getByText('Transfer Successful')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/send-money');
});

test('a double press of Continue does not pay a payment link, even as the first press of a visit', async ({
  page,
}) => {
  const transfers = await watchTransfers(page);
  await page.goto('/send-money?target=%2B92+321+7654321&amount=250&message=Lunch');
  await expect(page.getByText(/Available balance: Rs\./)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Confirm transfer' })).toBeFocused();
  await expect(sendButton(page)).toBeEnabled();
  expect(await transfers()).toBe(0);
});

test('the browser’s Back undoes one step at a time and then exits the flow', async ({ page }) => {
  await page.goto('/funds');
  await page.getByRole('link', { name: /Send Money/ }).click();
  await fillTransfer(page, 'Ahmed Khan', '75');
  await expect(page.getByRole('heading', { name: 'Confirm transfer' })).toBeFocused();

  await page.goBack();
  await expect(page.getByLabel(/Amount/)).toHaveValue('75');
  await page.goBack();
  await expect(page.getByRole('button', { name: /Ahmed Khan/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/funds$/);
});
