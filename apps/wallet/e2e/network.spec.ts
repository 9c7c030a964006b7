import { ur } from '@rad-wallet/ui/messages/ur';
import { expect, test, type Locator, type Page } from './test';

// A person who has a keyboard, reads from right to left, and a network that fails.
test.use({ locale: 'ur-PK' });

/** More than any page has to stop at. */
const STOPS = 40;

const expectFocus = (page: Page) => expect(page.locator(':focus')).toHaveCount(1);

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

// docs/rules.md DEMO-8
test('the network that the address names spoils every call of the tab, until it is a normal one', async ({
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
  await expect(page.getByText('711,875.00').first()).toBeVisible();
  await expect(failed).toHaveCount(0);
});

/** Breaks each transfer on its way out until the line is mended; counts those that go through. */
async function breakLine(page: Page) {
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

test('a transfer that fails is said, keeps what was typed and the focus, and goes through once', async ({
  page,
}) => {
  const line = await breakLine(page);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const send = page.getByRole('button', { name: ur.sendMoney.send.split('} ')[1] });
  await page.goto('/send-money');
  await press(page, page.getByRole('button', { name: /Ahmed Khan/ }));
  await expect(heading(ur.sendMoney.amountTitle)).toBeFocused();
  await tabTo(page, page.getByLabel(ur.sendMoney.amount));
  await page.keyboard.type('1500');
  await press(page, page.getByRole('button', { name: ur.common.continue }));
  await expect(heading(ur.sendMoney.confirmTitle)).toBeFocused();

  await press(page, send);
  // In the toast, which takes part in no tab order until F6, and in the page.
  await expect(page.getByRole('alertdialog')).toContainText(ur.toasts.transferFailed.title);
  await expect(page.getByRole('alert').first()).toContainText(ur.toasts.transferFailed.description);
  await expectFocus(page);
  await expect(page.getByRole('main')).toContainText('1,500.00');

  await line.mend();
  await press(page, send);
  await page.keyboard.press('Enter');
  await expect(heading(ur.sendMoney.sentTitle)).toBeFocused();
  expect(await line.transfers()).toBe(1);
});
