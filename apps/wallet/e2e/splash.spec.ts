import { loadAllMessages } from '@rad-wallet/ui/messages';
import { expect, test, type Page } from './test';

const splash = (page: Page) => page.locator('#splash');

const stallRequest = (page: Page, url: string) => page.route(url, () => new Promise(() => {}));

function pauseAnimations() {
  if (window.timeRuns) return;
  for (const animation of document.getAnimations()) animation.pause();
  requestAnimationFrame(pauseAnimations);
}

test('the splash shows before any script, passes its stages and ends', async ({ page }) => {
  await stallRequest(page, '**/assets/*.js');
  await page.addInitScript(pauseAnimations);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(splash(page)).toBeVisible();
  await expect(splash(page)).toContainText('Shariah-compliant');
  const stages = splash(page).locator('[data-part="stage"] > span');
  const goTo = (ms: number) =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations()) animation.currentTime = time;
    }, ms);
  const lasts = 750;
  for (const stage of [0, 1, 2, 3]) {
    for (const time of [stage * lasts, (stage + 1) * lasts - 1]) {
      await goTo(time);
      const shown = await stages.evaluateAll((all) =>
        all.map((one) => getComputedStyle(one).opacity),
      );
      expect(shown.map(Number), `${time} ms`).toEqual([0, 1, 2, 3].map((it) => +(it === stage)));
    }
  }
  // The last stage takes 500 ms longer than the others.
  const end = 4 * lasts + 500;
  await goTo(end - 1);
  await expect(splash(page)).toBeVisible();
  await page.evaluate(() => {
    window.timeRuns = true;
    for (const animation of document.getAnimations()) animation.play();
  });
  await expect(splash(page)).toBeHidden();
});

test('forced colours do not make the splash transparent', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await stallRequest(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(splash(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('the splash ends when the first data has loaded', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Sent to Bilal Hussain')).toBeVisible();
  await expect(splash(page)).toHaveAttribute('data-finished');
  await expect(splash(page)).toBeHidden();
});

test('the splash stays while data loads; a press or a key ends it', async ({ page }) => {
  // Without its service worker, the mock server never starts, so all GET requests stay pending.
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => new Promise(() => {});
  });
  for (const end of [() => page.mouse.click(200, 400), () => page.keyboard.press('Tab')]) {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeAttached();
    await expect(splash(page)).not.toHaveAttribute('data-finished');
    await end();
    await expect(splash(page)).toHaveAttribute('data-finished');
    await expect(splash(page)).toBeHidden();
  }
});

test.describe('on a device set to Urdu', () => {
  test.use({ locale: 'ur-PK' });

  test('messages that fail to load leave a message with the punctuation of Urdu', async ({
    page,
  }) => {
    await page.route('**/assets/ur-*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(splash(page)).toBeHidden();
    const lines = (await page.getByRole('alert').innerText()).split('\n');
    const { crashed, crashedHint } = (await loadAllMessages()).ur.common;
    expect(lines).toEqual([crashed, crashedHint]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows in each language and its direction that the wallet needs JavaScript', async ({
    page,
  }) => {
    await page.goto('/');
    const notice = page.locator('noscript p');
    await expect(notice).toHaveText(
      Object.values(await loadAllMessages()).map(({ splash }) => splash.noScript),
    );
    for (const [index, direction] of ['ltr', 'rtl', 'rtl'].entries()) {
      await expect(notice.nth(index)).toHaveCSS('direction', direction);
    }
  });
});

test('a page that loads slowly reserves its space from the start', async ({ page }) => {
  await stallRequest(page, '**/assets/HomePage-*.js');
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('status')).toBeAttached();
  await expect(splash(page)).toBeHidden();
});

interface Sample {
  /** In percent. */
  progress: number;
  /** Whether the bar is on the /loading screen rather than in the splash of index.html. */
  isScreen: boolean;
}

declare global {
  interface Window {
    samples: Sample[];
    timeRuns?: boolean;
    wasSplashVisible?: boolean;
    arrived?: number;
  }
}

function watchProgress() {
  window.samples = [];
  const getWidth = (element: Element) => element.getBoundingClientRect().width;
  const sample = () => {
    const splash = document.getElementById('splash');
    const isOver = !splash || getComputedStyle(splash).visibility === 'hidden';
    const track = document.querySelector(
      isOver ? '[role="progressbar"]' : '#splash [data-part="track"]',
    );
    if (track) {
      const fills = [...track.querySelectorAll('[data-part="fill"], span > span')];
      const filled = fills.reduce((sum, fill) => sum + getWidth(fill), 0);
      window.samples.push({ progress: (filled / getWidth(track)) * 100, isScreen: isOver });
    }
    requestAnimationFrame(sample);
  };
  requestAnimationFrame(sample);
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  /** Checks that the progress bar never shrinks, and continues from the splash to the screen without a jump. */
  async function expectOneBar(page: Page) {
    await expect(page).toHaveURL('/', { timeout: 15_000 });
    const samples = await page.evaluate(() => window.samples);

    const handedOver = samples.findIndex(({ isScreen }) => isScreen);
    expect(handedOver).toBeGreaterThan(0);
    const falls = samples.flatMap(({ progress }, index) => {
      const before = samples[index - 1]?.progress ?? 0;
      // Differences of less than a pixel are rounding errors.
      return progress < before - 0.3 ? [`${index}: from ${before} to ${progress}`] : [];
    });
    expect(falls).toEqual([]);
    expect(samples.at(-1)?.progress).toBeCloseTo(100, 0);
    return samples[handedOver]?.progress;
  }

  test('the bar of /loading continues that of index.html and never falls', async ({ page }) => {
    await page.addInitScript(watchProgress);
    await page.goto('/loading');
    expect(await expectOneBar(page)).toBeLessThan(90);
  });

  test('the bar of /loading never falls when pressed while its page loads', async ({ page }) => {
    await page.addInitScript(watchProgress);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/LoadingPage-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/loading', { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('status')).toBeAttached();
    await page.mouse.click(200, 700);
    release();
    // On a slow machine, the bar is already full by now.
    await expectOneBar(page);
  });

  test('a later visit to /loading has its full duration', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Sent to Bilal Hussain')).toBeVisible();
    await expect(splash(page)).toHaveAttribute('data-finished');
    await page.evaluate(() => history.pushState(null, '', '/loading'));
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  });
});

/** Records whether the splash was visible initially, and when the home page appeared, in ms since navigation. */
function recordFirstScreen() {
  const look = () => {
    const isVisible = document
      .getElementById('splash')
      ?.checkVisibility({ visibilityProperty: true });
    window.wasSplashVisible ??= isVisible;
    if (location.pathname === '/') window.arrived = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test('/loading takes no longer for the splash before it', async ({ page }) => {
  await page.addInitScript(recordFirstScreen);
  await page.goto('/loading', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/');
  const { wasSplashVisible, arrived } = await page.evaluate(() => ({
    wasSplashVisible: window.wasSplashVisible,
    arrived: window.arrived,
  }));
  expect(wasSplashVisible).toBe(true);
  expect(arrived).toBeLessThan(4500);
});
