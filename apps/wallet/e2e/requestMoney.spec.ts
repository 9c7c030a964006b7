import { expect, test, type Page } from './test';
import { confirmAmount, sendButton } from './transfer';

// The funds page opens 4 s after a request was sent, so the clock is simulated.
test.beforeEach(({ page }) => page.clock.install());

async function request(page: Page, name: string, amount: string, reason = '') {
  await page.goto('/funds');
  await page.getByRole('link', { name: /Request Money/ }).click();
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByLabel(/Amount/).fill(amount);
  await page.getByLabel(/Reason/).fill(reason);
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByRole('heading', { name: 'Request Sent' })).toBeFocused();
}

test('requests money: the link contains the amount, then the funds open', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const posts: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST') posts.push(sent.url());
  });

  await request(page, 'Fatima Ali', '۲٬۵۰۰٫۵۰', 'Chai & samosa = 50%');
  await expect(page.getByText(/SMS and WhatsApp/)).toBeVisible();
  await expect(page.getByText(/nothing is sent/)).toBeVisible();
  await page.getByRole('button', { name: 'Copy Link' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Link Copied');

  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.origin).toBe(baseURL);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    target: '+92 300 7654321',
    amount: '2500.50',
    message: 'Chai & samosa = 50%',
  });

  // The page does not redirect while the pointer is over its content.
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(/\/request-money$/);
  await page.getByRole('link', { name: 'Home', exact: true }).hover();
  await page.clock.runFor(4000);
  await expect(page).toHaveURL(/\/funds$/);
  expect(posts).toEqual([]);

  await page.getByRole('link', { name: /Request Money/ }).click();
  const made = page.getByRole('region', { name: 'Your requests' });
  await expect(made).toContainText('Rs. 2,500.50 from Fatima Ali');
  await expect(made).toContainText(link.href);

  await page.goto(link.pathname + link.search);
  await expect(page.getByText('To +92 300 7654321')).toBeVisible();
  await expect(page.getByLabel(/Amount/)).toHaveValue('2500.50');
  await expect(page.getByLabel(/Message/)).toHaveValue('Chai & samosa = 50%');
});

test('waits for an amount above 0, and then takes Enter', async ({ page }) => {
  await page.goto('/request-money');
  await page.getByRole('button', { name: /Hassan Raza/ }).click();
  const amount = page.getByLabel(/Amount/);
  const send = page.getByRole('button', { name: 'Send Request' });
  for (const refused of ['0', '0.00', '-5', 'abc']) {
    await amount.fill(refused);
    await expect(send).toBeDisabled();
    await amount.press('Enter');
  }
  await amount.fill('0.01');
  await expect(send).toBeEnabled();
  await amount.press('Enter');
  await expect(page.getByText('Request Sent')).toBeVisible();
});

test('does not navigate again after leaving first', async ({ page }) => {
  await request(page, 'Ahmed Khan', '75');
  // Click the element twice: a second mouse click at its position would hit the next page.
  await page.getByRole('button', { name: 'Back to funds' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page).toHaveURL(/\/funds$/);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.clock.runFor(4500);
  await expect(page).toHaveURL(/\/$/);
});

test('the browser’s Back undoes a step, and exits after the request was sent', async ({ page }) => {
  await page.goto('/funds');
  await page.getByRole('link', { name: /Request Money/ }).click();
  await page.getByRole('button', { name: /Ahmed Khan/ }).click();
  await page.getByLabel(/Amount/).fill('75');
  await page.goBack();
  await page.getByRole('button', { name: /Bilal Ahmed/ }).click();
  await expect(page.getByLabel(/Amount/)).toHaveValue('75');
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText('Request Sent')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/funds$/);
});

test('a payment link pays the requester; the receipt shows the message', async ({ page }) => {
  await page.goto('/send-money?target=%2B92+321+7654321&amount=750&message=Chai');
  await expect(page.getByText('To Fatima Ali')).toBeVisible();
  await confirmAmount(page);
  await sendButton(page).click();
  await page.getByRole('link', { name: 'View receipt' }).click();
  await expect(page.getByRole('heading', { name: 'Transaction Receipt' })).toBeVisible();
  await expect(page.getByText('Chai', { exact: true })).toBeVisible();
});

test('a payment link that is reloaded on the confirmation keeps its history', async ({ page }) => {
  await page.goto('/funds');
  await page.goto('/send-money?target=%2B92+321+7654321&amount=750');
  await confirmAmount(page);
  await page.reload();
  await expect(page.getByText('To Fatima Ali')).toBeVisible();
  await confirmAmount(page);
  await page.goBack();
  await expect(page.getByText('To Fatima Ali')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: /Fatima Ali/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/funds');
});

test('a payment link keeps the characters of its message', async ({ page }) => {
  const message = 'Deposit 10%advance & 20%20 more';
  const query = new URLSearchParams({ target: '+92 321 7654321', amount: '750', message });
  await page.goto(`/send-money?${query}`);
  await expect(page.getByLabel(/Message/)).toHaveValue(message);
});

test('an invalid payment link shows an error and starts with the list of contacts', async ({
  page,
}) => {
  await page.goto('/send-money?target=%2B92+321+7654321&amount=abc');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Payment link not valid',
  );
  await expect(page.getByRole('button', { name: /Fatima Ali/ })).toBeVisible();
});
