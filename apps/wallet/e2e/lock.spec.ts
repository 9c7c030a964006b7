import { expect, test, type Page } from './test';

const MINUTE = 60_000;
const DUE = 'rad-wallet/lock-due';

const lock = (page: Page) => page.getByRole('heading', { level: 1, name: 'Wallet locked' });
const unlock = (page: Page) => page.getByRole('button', { name: 'Unlock', exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Advances the clock without firing timers, as when the device sleeps. */
async function sleep(page: Page, ms: number) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + ms);
}

/** Dispatches the event of a page that becomes visible again. */
const wake = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Opens a page and waits for the idle watch, which loads after the first paint. */
async function open(page: Page, path: string, name: string) {
  const watched = page.waitForResponse('**/assets/startDevice-*.js');
  await page.goto(path);
  await watched;
  await page.waitForLoadState('networkidle');
  await expect(heading(page, name)).toBeVisible();
}

async function lockNow(page: Page) {
  await sleep(page, 5 * MINUTE);
  await wake(page);
  await expect(lock(page)).toBeFocused();
}

test.beforeEach(({ page }) => page.clock.install());

test('covers itself after five minutes, and gives everything back as it was', async ({ page }) => {
  await open(page, '/send-money', 'Send Money');
  await page.getByText('Fatima Ali').click();
  const amount = page.getByLabel('Amount (PKR)');
  await amount.fill('1500');

  await page.clock.fastForward(5 * MINUTE - 1000);
  await expect(lock(page)).toHaveCount(0);
  await page.clock.fastForward(1000);
  await expect(lock(page)).toBeFocused();
  // Nothing is left to eyes, keyboard and screen readers.
  await expect(amount).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('#root')).toHaveAttribute('inert');
  await page.keyboard.press('Tab');
  await expect(unlock(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(lock(page)).toHaveCount(0);
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('1500');
  await expect(page.locator('#root')).not.toHaveAttribute('inert');

  // It watches on.
  await page.clock.fastForward(5 * MINUTE);
  await expect(lock(page)).toBeVisible();
});

test('a touch or a key in time puts it off', async ({ page }) => {
  await open(page, '/send-money', 'Send Money');
  for (const sign of [() => page.mouse.move(50, 300), () => page.keyboard.press('Shift')]) {
    await page.clock.fastForward(4 * MINUTE);
    await sign();
  }
  await page.clock.fastForward(4 * MINUTE);
  await expect(lock(page)).toHaveCount(0);
  await page.clock.fastForward(MINUTE);
  await expect(lock(page)).toBeVisible();
});

test('a phone that slept is locked when it wakes; the touch that wakes it does nothing else', async ({
  page,
}) => {
  await open(page, '/profile', 'Profile');
  await sleep(page, 5 * MINUTE);
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

/** Notes in every frame whether a figure in rupees can be seen. */
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

test('stays locked over a reload and a new address, and shows no figure before it is unlocked', async ({
  page,
}) => {
  await open(page, '/', 'Wallet');
  await expect(page.getByText(/Rs\. 711,875/)).toBeVisible();
  await lockNow(page);

  const figuresSeen = await watchFigures(page);
  for (const path of ['/', '/transactions', '/sign-out-confirmation']) {
    await page.goto(path);
    await expect(lock(page)).toBeFocused();
    // Data has loaded under the lock; several frames pass.
    await expect(page.locator('#root')).toContainText('Rs.');
    await page.clock.runFor(300);
    expect(await figuresSeen(), path).toBe(false);
  }

  await page.goto('/');
  await unlock(page).click();
  await expect(page.getByText(/Rs\. 711,875/)).toBeVisible();
  await expect.poll(figuresSeen).toBe(true);
  await page.reload();
  await expect(heading(page, 'Wallet')).toBeVisible();
  await expect(lock(page)).toHaveCount(0);
});

test('a hidden page that was thrown away comes back locked once its time is over', async ({
  page,
}) => {
  await open(page, '/', 'Wallet');
  await page.goto('about:blank');
  await sleep(page, 4 * MINUTE);
  await open(page, '/', 'Wallet');
  await expect(lock(page)).toHaveCount(0);

  await page.goto('about:blank');
  await sleep(page, 5 * MINUTE);
  await page.goto('/');
  await expect(lock(page)).toBeFocused();
});

test('a running flow continues under the lock, and its result stays there', async ({ page }) => {
  await open(page, '/cards', 'Cards');
  await page.getByRole('button', { name: 'Order Virtual Card' }).click();
  await expect(page.getByText('Ordering...')).toBeVisible();
  await lockNow(page);
  await expect(page.locator('#root')).toContainText('Application submitted');
  await expect(page.getByText('Application submitted')).toBeHidden();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await unlock(page).click();
  await expect(page.getByText('Application submitted')).toBeVisible();
});

test('a dialog stays open below the lock, with what was typed and where', async ({ page }) => {
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
    await page.clock.fastForward(60 * MINUTE);
    await wake(page);
    await expect(heading(page, name)).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-locked');
    await expect(lock(page)).toHaveCount(0);
  });
}

test('signing in opens a locked wallet; going back without it does not', async ({ page }) => {
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

test('locks after the time that was chosen, or never', async ({ page }) => {
  const choose = async (option: string) => {
    await page.getByRole('button', { name: /Auto-lock$/ }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await open(page, '/app-settings', 'App Settings');
  await choose('1 minute');
  await page.clock.fastForward(MINUTE);
  await expect(lock(page)).toBeVisible();
  await unlock(page).click();

  await choose('Never');
  await page.clock.fastForward(24 * 60 * MINUTE);
  await wake(page);
  await expect(heading(page, 'App Settings')).toBeVisible();
  await expect(lock(page)).toHaveCount(0);
});

test('one can sign out from the lock, which clears this device', async ({ page }) => {
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
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.reload();
  await expect(heading(page, 'Welcome back')).toBeVisible();
});

test('locks where nothing can be stored, too', async ({ page }) => {
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

test('a lock whose screen does not come says so, and comes as soon as it can', async ({
  page,
  context,
}) => {
  // Of the mocked server's worker, too, which may be the one who asks.
  await context.route('**/assets/LockRoot-*.js', (route) => route.abort());
  await open(page, '/profile', 'Profile');
  await sleep(page, 5 * MINUTE);
  await wake(page);
  await expect(page.getByText('If nothing more appears, reload the screen.')).toBeVisible();
  await expect(heading(page, 'Profile')).toBeHidden();
  await context.unroute('**/assets/LockRoot-*.js');
  await page.reload();
  await expect(lock(page)).toBeFocused();
  await unlock(page).click();
  await expect(heading(page, 'Profile')).toBeVisible();
});

/** A device whose sensor verifies every user until configured otherwise. */
const withSensor = test.extend<{
  sensor: {
    recognise(isUserVerified: boolean): Promise<unknown>;
    remove(): Promise<unknown>;
    keys(): Promise<unknown[]>;
  };
}>({
  sensor: async ({ page }, give) => {
    const client = await page.context().newCDPSession(page);
    await client.send('WebAuthn.enable');
    const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await give({
      recognise: (isUserVerified) =>
        client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
      remove: () => client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
      keys: async () =>
        (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    });
    await client.send('WebAuthn.disable');
    await client.detach();
  },
});

test.describe('with biometrics', () => {
  // A key pair belongs to a name, never to a number.
  test.use({ baseURL: `http://localhost:${process.env.E2E_PORT}` });

  const toggle = (page: Page) => page.getByRole('switch', { name: 'Biometrics' });
  const ask = (page: Page) => page.getByRole('button', { name: 'Unlock with biometrics' });

  async function switchOn(page: Page) {
    await open(page, '/app-settings', 'App Settings');
    await page.getByText('Biometrics', { exact: true }).click();
    await expect(toggle(page)).toBeChecked();
  }

  withSensor(
    'the device opens the lock once it has recognised the person, and not before',
    async ({ page, sensor }) => {
      await switchOn(page);
      expect(await sensor.keys()).toHaveLength(1);
      await page.reload();
      await expect(toggle(page)).toBeChecked();

      await lockNow(page);
      await expect(unlock(page)).toHaveCount(0);
      await sensor.recognise(false);
      await ask(page).click();
      await expect(page.getByRole('alert')).toContainText('Still locked');
      await expect(heading(page, 'App Settings')).toBeHidden();
      await sensor.recognise(true);
      await ask(page).click();
      await expect(heading(page, 'App Settings')).toBeVisible();
      await expect(lock(page)).toHaveCount(0);
    },
  );

  withSensor(
    'a device that lost its sensor says so, and opens by a press',
    async ({ page, sensor }) => {
      await switchOn(page);
      await sensor.remove();
      await lockNow(page);
      await ask(page).click();
      await expect(page.getByRole('alert')).toContainText('Biometrics are no longer available');
      await unlock(page).click();
      await expect(heading(page, 'App Settings')).toBeVisible();
    },
  );

  test('without a sensor the switch says why it stays off', async ({ page }) => {
    await open(page, '/app-settings', 'App Settings');
    await page.getByText('Biometrics', { exact: true }).click();
    await expect(page.getByText('Biometrics are not available here').first()).toBeVisible();
    await expect(toggle(page)).not.toBeChecked();
    await page.reload();
    await expect(toggle(page)).not.toBeChecked();
  });

  withSensor(
    'somebody who is not recognised cannot switch them on; off they go at once',
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

test('an address that is a number has no biometrics, and says so', async ({ page }) => {
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
    [DUE],
  );
  await page.goto('/');
  await expect(lock(page)).toBeFocused();
  await unlock(page).click();
  await expect(heading(page, 'Wallet')).toBeVisible();
});
