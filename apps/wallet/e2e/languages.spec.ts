import { languages, loadAllMessages, LOCALES } from '@rad-wallet/ui/messages';
import axe from 'axe-core';
import { findLayoutProblems } from '../../../scripts/lib/findLayoutProblems.ts';
import type { WalletPath } from '../src/features/routes';
import { routesToCheck } from '../src/testing/routesToCheck';
import { giftDraft } from './giftDraft';
import { goTo } from './goTo';
import { expect, test, type Page } from './test';

const catalogues = await loadAllMessages();
const { en, ur, ar } = catalogues;

const expectLanguage = async (page: Page, lang: string, dir: string) => {
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
};

/** Bidi control characters and non-breaking spaces. */
const INVISIBLE_CHARACTERS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u00a0]/;

const chooseUrdu = async (page: Page) => {
  await page.goto('/app-settings');
  await page.getByRole('button', { name: new RegExp(en.appSettings.language) }).click();
  await page.getByRole('option', { name: 'اردو' }).click();
};

async function getRenderedFonts(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await client.detach();
  return fonts.map(({ familyName }) => familyName);
}

const URDU_FONT = '**/*nastaliq*.woff2';

test('the chosen language applies immediately, on every page, and before scripts load', async ({
  page,
}) => {
  // Delay the font, because no Urdu text may be visible without it.
  await page.route(URDU_FONT, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await chooseUrdu(page);
  await expectLanguage(page, 'ur', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ur.appSettings.title);
  await expect(page).toHaveTitle(`${ur.appSettings.title} · RAD Wallet`);
  await expect(page.getByRole('link', { name: ur.navigation.home })).toBeVisible();
  expect(await getRenderedFonts(page, 'h1')).toContain('Noto Nastaliq Urdu');

  // Block all scripts: the content of index.html is already visible.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expectLanguage(page, 'ur', 'rtl');
  await expect(page.locator('#splash')).toContainText(ur.splash.tagline);
  await expect(page.locator('#splash [data-lang-text]:visible')).not.toContainText([
    en.splash.tagline,
  ]);

  await page.unrouteAll();
  await page.goto('/');
  await expect(page.getByText(ur.balance.total).first()).toBeVisible();
});

test('a font that does not load does not block the language', async ({ page }) => {
  await page.route(URDU_FONT, () => {});
  await chooseUrdu(page);
  await expectLanguage(page, 'ur', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ur.appSettings.title);
});

test.describe('on a device set to Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('uses Arabic and loads only the messages and fonts of Arabic', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/send-money');
    await expectLanguage(page, 'ar', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar.sendMoney.title);
    await page.evaluate(() => document.fonts.ready);
    const fonts = requests.filter((url) => url.endsWith('.woff2'));
    expect(fonts.some((url) => url.includes('vazirmatn'))).toBe(true);
    expect(fonts.filter((url) => url.includes('nastaliq'))).toEqual([]);
  });

  test('works without storage', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
      Object.defineProperty(window, 'sessionStorage', { get: refuse });
    });
    await page.goto('/app-settings');
    await expectLanguage(page, 'ar', 'rtl');
    await page.getByRole('button', { name: new RegExp(ar.appSettings.language) }).click();
    await page.getByRole('option', { name: 'اردو' }).click();
    await expectLanguage(page, 'ur', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ur.appSettings.title);
  });
});

test.describe('on a device set to Urdu', () => {
  test.use({ locale: 'ur-PK', viewport: { width: 320, height: 640 } });

  test('requests the font before the style sheets have loaded', async ({ page }) => {
    await page.route('**/*.css', () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await expectLanguage(page, 'ur', 'rtl');
    // Ask the page, because on a busy machine a request event during a navigation can be lost.
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
      )
      .toContainEqual(expect.stringMatching(/nastaliq.*\.woff2$/));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ur.home.title);
    expect(await getRenderedFonts(page, 'h1')).toContain('Noto Nastaliq Urdu');
  });

  test('sends an amount in Urdu digits and shows it in the history', async ({ page }) => {
    await page.goto('/send-money');
    await page.getByRole('button', { name: /Ahmed Khan/ }).click();
    await page.getByLabel('رقم (روپے)').fill('۱،۵۰۰');
    await page.getByRole('button', { name: ur.common.continue }).click();
    await expect(page.getByText('1,500.00').first()).toBeVisible();
    await page.getByRole('button', { name: 'بھیجیں' }).click();
    await expect(page.getByRole('heading', { name: ur.sendMoney.sentTitle })).toBeVisible();
    await page.goto('/transactions');
    const found = page.getByRole('listitem').filter({ hasText: 'Ahmed Khan' }).first();
    await expect(found).toContainText('1,500.00');
  });

  test('copied text contains no invisible characters', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/crypto-deposit');
    await page
      .getByRole('button', { name: new RegExp(ur.crypto.deposit.copyAddress) })
      .first()
      .click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^\w{20,}$/);
    expect(copied).not.toMatch(INVISIBLE_CHARACTERS);
  });
});

/** Runs axe without the contrast rules: contrast does not depend on the language, and routes.spec.ts checks it. */
const violations = (page: Page) =>
  page.evaluate(async () => {
    const { axe: run } = globalThis as unknown as { axe: typeof axe };
    const { violations: found } = await run.run(
      { exclude: '#splash' },
      { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } },
    );
    return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });

/** Returns by how many px a field's placeholder is cut off. */
const measureOverflow = (input: HTMLElement) => {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
  const room = input.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
  const text = document.body.appendChild(document.createElement('span'));
  text.textContent = input.getAttribute('placeholder');
  text.style.cssText = 'position: absolute; white-space: nowrap';
  text.style.font = getComputedStyle(input, '::placeholder').font;
  const needed = text.getBoundingClientRect().width;
  text.remove();
  return Math.max(0, needed - room);
};

// With text at 200 % on the smallest phone, a toast breaks lines between words only.
test('a toast keeps its words whole with large text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/login');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast).toContainText('You cannot reset a password here yet.');
  const broken = await toast.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) found.push(word);
      }
    }
    return found;
  });
  expect(broken).toEqual([]);
});

/** Returns the placeholders of the fields on these pages. */
const getPlaceholders = (messages: typeof en): ReadonlyMap<string, string> =>
  new Map<WalletPath, string>([
    ['/send-money', messages.sendMoney.search],
    ['/transactions', messages.transactionHistory.searchPlaceholder],
    ['/crypto-transfer', messages.crypto.transfer.addressPlaceholder],
    ['/send-wallet', messages.sendWallet.recipientPlaceholder],
  ]);

// With text at 200 % on the smallest phone, nothing is cut off and nothing overlaps.
for (const language of LOCALES) {
  const locale = languages[language].ariaLocale;
  const placeholders = getPlaceholders(catalogues[language]);
  test.describe(`at twice the text size, in ${locale}`, () => {
    // Taller than any page, so the whole page is visible.
    test.use({ locale, viewport: { width: 320, height: 5000 } });

    test('every page fits, and axe reports nothing', async ({ page }) => {
      test.setTimeout(180_000);
      await page.goto('/');
      await page.evaluate((draft) => {
        for (const key of ['giftData', 'giftSent']) sessionStorage.setItem(key, draft);
        document.documentElement.style.fontSize = '200%';
      }, JSON.stringify(giftDraft));
      await page.evaluate(axe.source);
      const found: string[] = [];
      for (const { path } of routesToCheck) {
        await goTo(page, path);
        const problems = await page.evaluate(findLayoutProblems);
        const placeholder = placeholders.get(path);
        if (placeholder !== undefined) {
          const field = page.getByPlaceholder(placeholder, { exact: true });
          const overflow = await field.evaluate(measureOverflow);
          if (overflow > 0) problems.push(`“${placeholder}” is cut off by ${overflow} px`);
        }
        // routes.spec.ts runs axe on the English pages.
        if (language !== 'en') problems.push(...(await violations(page)));
        found.push(...problems.map((it) => `${path}: ${it}`));
      }
      expect(found).toEqual([]);
    });
  });
}
