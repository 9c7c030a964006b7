import { ur } from '@rad-wallet/ui/messages/ur';
import { CASH_AMOUNT } from './figures';
import { expect, test, type Locator, type Page } from './test';

// Uses only the keyboard, in a right-to-left layout, with a failing network.
test.use({ locale: 'ur-PK' });

/** The maximum number of Tab presses; no page has this many tab stops. */
const MAX_TAB_STOPS = 40;

const expectFocus = (page: Page) => expect(page.locator(':focus')).toHaveCount(1);

async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

// The `network` query parameter injects a fault: docs/rules.md DEMO-8.
test('the network condition of the URL applies to all requests of the tab until it is normal again', async ({
  page,
}) => {
  await page.goto('/funds?network=offline');
  const failed = page.getByText(ur.funds.balanceFailed);
  await expect(failed).toBeVisible();
  await press(page, page.getByRole('button', { name: ur.common.tryAgain }).first());
  await expect(failed).toBeVisible();
  await expectFocus(page);

  await page.goto('/funds');
  await expect(failed).toBeVisible();

  await page.goto('/funds?network=normal');
  await expect(page.getByText(CASH_AMOUNT).first()).toBeVisible();
  await expect(failed).toHaveCount(0);
});

/** Makes transfers fail until `mend` is called, and counts successful ones. */
async function breakTransfers(page: Page) {
  await page.addInitScript(() => {
    const original = window.fetch.bind(window);
    const line = { isBroken: true, transfers: 0 };
    Object.assign(window, { line });
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.endsWith('/api/transfers')) return original(input, init);
      if (line.isBroken) throw new TypeError('The connection broke');
      line.transfers += 1;
      return original(input, init);
    };
  });
  type WithLine = Window & { line: { isBroken: boolean; transfers: number } };
  return {
    mend: () => page.evaluate(() => void ((window as unknown as WithLine).line.isBroken = false)),
    transfers: () => page.evaluate(() => (window as unknown as WithLine).line.transfers),
  };
}

test('a transfer without a response stays in doubt, keeps the focus, and is made once when it is checked', async ({
  page,
}) => {
  const line = await breakTransfers(page);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const send = page.getByRole('button', { name: 'بھیجیں' });
  await page.goto('/send-money');
  await press(page, page.getByRole('button', { name: /Ahmed Khan/ }));
  await expect(heading(ur.sendMoney.amountTitle)).toBeFocused();
  await tabTo(page, page.getByLabel('رقم (روپے)'));
  await page.keyboard.type('1500');
  await press(page, page.getByRole('button', { name: ur.common.continue }));
  await expect(heading(ur.sendMoney.confirmTitle)).toBeFocused();

  await press(page, send);
  // The error is both in the toast, which is not in the tab order, and on the page.
  await expect(page.getByRole('region', { name: ur.common.notifications })).toContainText(
    ur.toasts.transferFailed.title,
  );
  await expect(page.getByRole('alert').first()).toContainText(ur.toasts.transferFailed.description);
  await expectFocus(page);
  await expect(page.getByRole('main')).toContainText('1,500.00');

  await line.mend();
  await press(page, page.getByRole('button', { name: ur.payment.inDoubt.check }));
  await page.keyboard.press('Enter');
  await expect(heading(ur.sendMoney.sentTitle)).toBeFocused();
  expect(await line.transfers()).toBe(1);
});
