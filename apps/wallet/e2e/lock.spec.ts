import { formatCashBalance } from './figures';
import { withSensor, type Sensor } from './sensor';
import { expect, test, type Page } from './test';

const MINUTE_MS = 60_000;
const LOCK_DUE_KEY = 'rad-wallet/lock-due';
const SIGNED_OUT_KEY = 'rad-wallet/signed-out';

const lock = (page: Page) => page.getByRole('heading', { level: 1, name: 'Wallet locked' });
const unlock = (page: Page) => page.getByRole('button', { name: 'Unlock', exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Advances the clock without firing timers, as if the device had been asleep. */
async function advanceClock(page: Page, ms: number) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + ms);
}

const dispatchVisibilityChange = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Opens a page and waits for the idle timer's chunk, which loads after the first paint. */
async function open(page: Page, path: string, name: string) {
  const watched = page.waitForResponse('**/assets/startDevice-*.js');
  await page.goto(path);
  await watched;
  await page.waitForLoadState('networkidle');
  await expect(heading(page, name)).toBeVisible();
}

async function lockNow(page: Page) {
  await advanceClock(page, 5 * MINUTE_MS);
  await dispatchVisibilityChange(page);
  await expect(lock(page)).toBeFocused();
}

test.beforeEach(({ page }) => page.clock.install());

test('locks after five minutes, and unlocking restores the page', async ({ page }) => {
  await open(page, '/send-money', 'Send Money');
  await page.getByText('Fatima Ali').click();
  const amount = page.getByLabel('Amount (PKR)');
  await amount.fill('1500');

  // The clock runs on between these calls: for a second on a busy machine.
  await page.clock.fastForward(5 * MINUTE_MS - 10_000);
  await expect(lock(page)).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(lock(page)).toBeFocused();
  // The page is neither visible nor accessible to the keyboard and screen readers.
  await expect(amount).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('#root')).toHaveAttribute('inert');
  await page.keyboard.press('Tab');
  await expect(unlock(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(lock(page)).toHaveCount(0);
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('1,500');
  await expect(page.locator('#root')).not.toHaveAttribute('inert');

  await page.clock.fastForward(5 * MINUTE_MS);
  await expect(lock(page)).toBeVisible();
});

test('pointer and keyboard restart the idle timer', async ({ page }) => {
  await open(page, '/send-money', 'Send Money');
  for (const sign of [() => page.mouse.move(50, 300), () => page.keyboard.press('Shift')]) {
    await page.clock.fastForward(4 * MINUTE_MS);
    await sign();
  }
  await page.clock.fastForward(4 * MINUTE_MS);
  await expect(lock(page)).toHaveCount(0);
  await page.clock.fastForward(MINUTE_MS);
  await expect(lock(page)).toBeVisible();
});

test('a phone that wakes after the idle time is locked; the touch that wakes it has no other effect', async ({
  page,
}) => {
  await open(page, '/profile', 'Profile');
  await advanceClock(page, 5 * MINUTE_MS);
  await expect(lock(page)).toHaveCount(0);
  const link = await page.getByRole('link', { name: /^App Settings/ }).boundingBox();
  await page.mouse.click(link!.x + 20, link!.y + 20);
  await expect(lock(page)).toBeVisible();
  await expect(page).toHaveURL('/profile');
  await unlock(page).click();
  await expect(heading(page, 'Profile')).toBeVisible();
  await expect(page).toHaveURL('/profile');

  await lockNow(page);
});

/** Records in each frame whether an amount in rupees is visible. */
async function watchFigures(page: Page) {
  await page.addInitScript(() => {
    const look = () => {
      const seen = [...document.querySelectorAll('#root *')].some(
        (element) =>
          element.childElementCount === 0 &&
          /Rs\.\s?\d/.test(element.textContent ?? '') &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
      if (seen) Object.assign(window, { figuresSeen: true });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () =>
    page.evaluate(() => (window as unknown as { figuresSeen?: true }).figuresSeen ?? false);
}

test('stays locked across reloads and navigation, and shows no amounts', async ({ page }) => {
  await open(page, '/', 'Wallet');
  await expect(page.getByText(formatCashBalance())).toBeVisible();
  await lockNow(page);

  const figuresSeen = await watchFigures(page);
  for (const path of ['/', '/transactions', '/sign-out-confirmation']) {
    await page.goto(path);
    await expect(lock(page)).toBeFocused();
    // The data has loaded behind the lock screen. Let several frames pass.
    await expect(page.locator('#root')).toContainText('Rs.');
    await page.clock.runFor(300);
    expect(await figuresSeen(), path).toBe(false);
  }

  await page.goto('/');
  await unlock(page).click();
  await expect(page.getByText(formatCashBalance())).toBeVisible();
  await expect.poll(figuresSeen).toBe(true);
  await page.reload();
  await expect(heading(page, 'Wallet')).toBeVisible();
  await expect(lock(page)).toHaveCount(0);
});

test('a new tab starts locked while another tab is locked', async ({ page, context }) => {
  await open(page, '/', 'Wallet');
  await lockNow(page);
  const openTab = async () => {
    const tab = await context.newPage();
    const figuresSeen = await watchFigures(tab);
    await tab.goto('/');
    return { tab, figuresSeen };
  };

  const locked = await openTab();
  await expect(lock(locked.tab)).toBeFocused();
  expect(await locked.figuresSeen()).toBe(false);
  await unlock(locked.tab).click();
  await expect(locked.tab.getByText(formatCashBalance())).toBeVisible();
  await expect(lock(page)).toBeVisible();

  const opened = await openTab();
  await expect(opened.tab.getByText(formatCashBalance())).toBeVisible();
  await expect(lock(opened.tab)).toHaveCount(0);
});

test('a discarded page reopens locked after the idle time', async ({ page }) => {
  await open(page, '/', 'Wallet');
  await page.goto('about:blank');
  await advanceClock(page, 4 * MINUTE_MS);
  await open(page, '/', 'Wallet');
  await expect(lock(page)).toHaveCount(0);

  await page.goto('about:blank');
  await advanceClock(page, 5 * MINUTE_MS);
  await page.goto('/');
  await expect(lock(page)).toBeFocused();
});

test('a running flow continues under the lock, and its result is shown after unlocking', async ({
  page,
}) => {
  await open(page, '/cards', 'Cards');
  await page.getByRole('button', { name: 'Order Virtual Card' }).click();
  await expect(page.getByText('Ordering...')).toBeVisible();
  await lockNow(page);
  await expect(page.locator('#root')).toContainText('Application submitted');
  await expect(page.getByText('Application submitted')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0);
  await unlock(page).click();
  await expect(page.getByText('Application submitted')).toBeVisible();
});

test('a dialog stays open under the lock, with its input and focus', async ({ page }) => {
  await open(page, '/payment-methods', 'Payment Methods');
  await page.getByRole('button', { name: 'Add Card' }).click();
  const number = page.getByRole('dialog', { name: 'Add Card' }).getByLabel('Card Number');
  await number.pressSequentially('4111');
  await lockNow(page);
  await expect(number).toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(unlock(page)).toBeFocused();
  await unlock(page).click();
  await expect(number).toHaveValue('4111');
  await expect(number).toBeFocused();
});

for (const [path, name] of [
  ['/auth', 'Welcome back'],
  ['/login', 'Welcome back'],
  ['/signup', 'Get started'],
  ['/sign-out-confirmation', 'Sign Out'],
  ['/nowhere', '404 Page Not Found'],
] as const) {
  test(`${path} does not lock`, async ({ page }) => {
    await open(page, path, name);
    await page.clock.fastForward(60 * MINUTE_MS);
    await dispatchVisibilityChange(page);
    await expect(heading(page, name)).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-locked');
    await expect(lock(page)).toHaveCount(0);
  });
}

test('signing in unlocks the wallet; going back does not', async ({ page }) => {
  await open(page, '/profile', 'Profile');
  await lockNow(page);
  await page.goto('/auth');
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-locked');
  await page.goBack();
  await expect(lock(page)).toBeVisible();

  await page.goto('/auth');
  await page.getByLabel('Email').fill('ali@example.com');
  await page.getByLabel('Password', { exact: true }).fill('x');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(heading(page, 'Wallet')).toBeVisible();
  await expect(lock(page)).toHaveCount(0);
});

test('locks after the chosen time, or never', async ({ page }) => {
  const choose = async (option: string) => {
    await page.getByRole('button', { name: /Auto-lock$/ }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await open(page, '/app-settings', 'App Settings');
  await choose('1 minute');
  await page.clock.fastForward(MINUTE_MS);
  await expect(lock(page)).toBeVisible();
  await unlock(page).click();

  await choose('Never');
  await page.clock.fastForward(24 * 60 * MINUTE_MS);
  await dispatchVisibilityChange(page);
  await expect(heading(page, 'App Settings')).toBeVisible();
  await expect(lock(page)).toHaveCount(0);
});

test('signing out from the lock clears this device', async ({ page }) => {
  await open(page, '/gift-contact', 'Send Gold Gift');
  await page.getByText('Ahmed Khan').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, 'Gift Message')).toBeVisible();
  await lockNow(page);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(heading(page, 'Sign out instead?')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(lock(page)).toBeFocused();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toContain('giftData');

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Yes, Sign Me Out' }).click();
  await expect(heading(page, 'Signing out securely...')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await expect(heading(page, 'Welcome back')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([SIGNED_OUT_KEY]);
  await page.reload();
  await expect(heading(page, 'Welcome back')).toBeVisible();
});

test('locks without storage, too', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await open(page, '/profile', 'Profile');
  await lockNow(page);
  await unlock(page).click();
  await expect(heading(page, 'Profile')).toBeVisible();
});

test('a lock screen that fails to load shows a message, and works after a reload', async ({
  page,
  context,
}) => {
  // Routes on `context` also intercept requests from the mock server's worker.
  await context.route('**/assets/LockRoot-*.js', (route) => route.abort());
  await open(page, '/profile', 'Profile');
  await advanceClock(page, 5 * MINUTE_MS);
  await dispatchVisibilityChange(page);
  await expect(page.getByText('If nothing more appears, reload the screen.')).toBeVisible();
  await expect(heading(page, 'Profile')).toBeHidden();
  await context.unroute('**/assets/LockRoot-*.js');
  await page.reload();
  await expect(lock(page)).toBeFocused();
  await unlock(page).click();
  await expect(heading(page, 'Profile')).toBeVisible();
});

const testWithSensor = test.extend<{ sensor: Sensor }>({
  sensor: ({ page }, give) => withSensor(page, give),
});

test.describe('with biometrics', () => {
  // WebAuthn needs a host name, not an IP address.
  test.use({ baseURL: `http://localhost:${process.env.E2E_PORT}` });

  const toggle = (page: Page) => page.getByRole('switch', { name: 'Biometrics' });
  const biometricUnlock = (page: Page) =>
    page.getByRole('button', { name: 'Unlock with biometrics' });

  async function switchOn(page: Page) {
    await open(page, '/app-settings', 'App Settings');
    await page.getByText('Biometrics', { exact: true }).click();
    await expect(toggle(page)).toBeChecked();
  }

  testWithSensor('biometrics unlock only after recognition', async ({ page, sensor }) => {
    await switchOn(page);
    expect(await sensor.keys()).toHaveLength(1);
    await page.reload();
    await expect(toggle(page)).toBeChecked();

    await lockNow(page);
    await expect(unlock(page)).toHaveCount(0);
    await sensor.recognise(false);
    await biometricUnlock(page).click();
    await expect(page.getByRole('alert').first()).toContainText('Still locked');
    await expect(heading(page, 'App Settings')).toBeHidden();
    await sensor.recognise(true);
    await biometricUnlock(page).click();
    await expect(heading(page, 'App Settings')).toBeVisible();
    await expect(lock(page)).toHaveCount(0);
  });

  testWithSensor(
    'without its sensor, the device shows an error and unlocks by a press',
    async ({ page, sensor }) => {
      await switchOn(page);
      await sensor.remove();
      await lockNow(page);
      await biometricUnlock(page).click();
      await expect(page.getByRole('alert').first()).toContainText(
        'Biometrics are no longer available',
      );
      await unlock(page).click();
      await expect(heading(page, 'App Settings')).toBeVisible();
    },
  );

  testWithSensor(
    'signing in is another way in after a removed passkey',
    async ({ page, sensor }) => {
      await switchOn(page);
      await sensor.removeKeys();
      await lockNow(page);
      await biometricUnlock(page).click();
      await page.clock.fastForward(60_000);
      await page.getByRole('button', { name: 'Sign in instead' }).click();
      await expect(heading(page, 'Welcome back')).toBeVisible();
      await page.getByLabel('Email').fill('ali@example.com');
      await page.getByLabel('Password', { exact: true }).fill('x');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.clock.fastForward(2000);
      await expect(heading(page, 'Wallet')).toBeVisible();
      await expect(lock(page)).toHaveCount(0);
    },
  );

  test('without a sensor, the switch stays off and shows the reason', async ({ page }) => {
    await open(page, '/app-settings', 'App Settings');
    await page.getByText('Biometrics', { exact: true }).click();
    await expect(page.getByText('Biometrics are not available here').first()).toBeVisible();
    await expect(toggle(page)).not.toBeChecked();
    await page.reload();
    await expect(toggle(page)).not.toBeChecked();
  });

  testWithSensor(
    'switching on needs recognition; switching off does not',
    async ({ page, sensor }) => {
      await sensor.recognise(false);
      await open(page, '/app-settings', 'App Settings');
      await page.getByText('Biometrics', { exact: true }).click();
      await expect(page.getByText('Biometrics stay off').first()).toBeVisible();
      await expect(toggle(page)).not.toBeChecked();

      await sensor.recognise(true);
      await page.getByText('Biometrics', { exact: true }).click();
      await expect(toggle(page)).toBeChecked();
      await page.getByText('Biometrics', { exact: true }).click();
      await expect(toggle(page)).not.toBeChecked();
      await lockNow(page);
      await expect(unlock(page)).toBeVisible();
    },
  );
});

test('on an IP address, biometrics are reported as unavailable', async ({ page }) => {
  await open(page, '/app-settings', 'App Settings');
  await page.getByText('Biometrics', { exact: true }).click();
  await expect(page.getByText('Biometrics are not available here').first()).toBeVisible();
});

test('a damaged record counts as locked', async ({ page }) => {
  await page.addInitScript(
    ([key]) => {
      if (sessionStorage.getItem('seen')) return;
      sessionStorage.setItem('seen', 'yes');
      sessionStorage.setItem(key!, 'tomorrow');
    },
    [LOCK_DUE_KEY],
  );
  await page.goto('/');
  await expect(lock(page)).toBeFocused();
  await unlock(page).click();
  await expect(heading(page, 'Wallet')).toBeVisible();
});

// docs/rules.md LOCK-10.
test('is locked when it is opened again in a new tab after its time', async ({ page, context }) => {
  await open(page, '/', 'Wallet');
  const due = await page.evaluate((key) => Number(localStorage.getItem(key)), LOCK_DUE_KEY);
  expect(due).toBeGreaterThan(await page.evaluate(() => Date.now()));
  await page.close();
  const tab = await context.newPage();
  await tab.clock.install({ time: due + 8 * 60 * MINUTE_MS });
  const figuresSeen = await watchFigures(tab);
  await tab.goto('/');
  await expect(lock(tab)).toBeFocused();
  expect(await figuresSeen()).toBe(false);
});
