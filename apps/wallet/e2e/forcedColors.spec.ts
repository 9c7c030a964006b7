import { ar } from '@rad-wallet/ui/messages/ar';
import { ur } from '@rad-wallet/ui/messages/ur';
import { giftDraft } from './giftDraft';
import { goTo } from './goTo';
import { expect, test, type Page } from './test';

/** Matches the focused element or its container. */
const FOCUSED_SELECTOR = ':is([data-focus-visible], [data-focused], :has(> input[data-focused]))';

const readSystemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = color;
    const computed = getComputedStyle(probe).color;
    probe.remove();
    return computed;
  }, name);

const RADIO_SELECTOR = 'label:has([type="radio"])';
const CHECKED_RADIO = ':has(:checked)';

/** Option groups, with selectors for all options and for the selected one. */
const OPTION_GROUPS: readonly (readonly [path: string, each: string, chosen: string])[] = [
  ['/', 'nav ul a', '[aria-current="page"]'],
  ['/transactions', RADIO_SELECTOR, CHECKED_RADIO],
  ['/send-money', '[data-reached], [data-reached] ~ *', '[data-reached]'],
  ['/notifications', 'label:has([role="switch"])', CHECKED_RADIO],
  ['/card-payment', RADIO_SELECTOR, CHECKED_RADIO],
  ['/gift-wrap', RADIO_SELECTOR, CHECKED_RADIO],
  ['/app-settings', RADIO_SELECTOR, CHECKED_RADIO],
];

/** Describes the parts, except text, that have a contrast of at least 3:1 with the page. */
const describeShapes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const luminance = (color: string) => {
      canvas!.clearRect(0, 0, 1, 1);
      canvas!.fillStyle = color;
      canvas!.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = [...canvas!.getImageData(0, 0, 1, 1).data].map((part) => part / 255);
      const linear = (part = 0) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      return a === 0 ? null : 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    };
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.backgroundColor = 'Canvas';
    const ground = luminance(getComputedStyle(probe).backgroundColor) ?? 1;
    probe.remove();
    const standsOut = (color: string) => {
      const other = luminance(color);
      if (other === null) return false;
      const [dark = 0, light = 0] = [ground, other].toSorted((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05) >= 3;
    };
    const shape = (element: Element): string => {
      const it = getComputedStyle(element);
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return '';
      if (element instanceof SVGElement) return standsOut(it.color) ? 'icon ' : '';
      const sides = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) =>
        it[`border${side}Style`] !== 'none' && standsOut(it[`border${side}Color`])
          ? it[`border${side}Width`]
          : '0px',
      );
      const marks = [
        standsOut(it.backgroundColor) && 'ground',
        sides.some((width) => width !== '0px') && `border ${sides.join(' ')}`,
        it.outlineStyle !== 'none' && standsOut(it.outlineColor) && `ring ${it.outlineWidth}`,
      ];
      const own = marks.filter(Boolean).map((mark) => `${mark}, `);
      return own.join('') + [...element.children].map(shape).join('');
    };
    return elements.map(shape);
  });

/** Checks that the selected element differs from the others by more than its text colour. */
async function expectDistinguishable(page: Page, each: string, chosen: string) {
  const [one] = await describeShapes(page, `:is(${each})${chosen}`);
  const others = await describeShapes(page, `:is(${each}):not(${chosen})`);
  expect.soft(one, each).toBeTruthy();
  expect.soft(others.length, each).toBeGreaterThan(0);
  expect.soft(others, each).not.toContain(one);
}

async function expectVisibleChoice(
  page: Page,
  [path, each, chosen]: (typeof OPTION_GROUPS)[number],
) {
  await goTo(page, path);
  await expect(page.locator(each).first()).toBeVisible();
  if (chosen === CHECKED_RADIO && (await page.locator(each + chosen).count()) === 0) {
    await page.locator(each).first().click();
  }
  await test.step(path, () => expectDistinguishable(page, each, chosen));
}

test.describe('in forced colours, from right to left', () => {
  test.use({
    locale: 'ur-PK',
    colorScheme: 'dark',
    contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  });

  test('no state is shown by colour alone', async ({ page }) => {
    await page.goto('/');
    await page.evaluate((draft) => {
      sessionStorage.setItem('giftData', draft);
    }, JSON.stringify(giftDraft));
    for (const choice of OPTION_GROUPS) await expectVisibleChoice(page, choice);

    // A disabled switch has the system's colour for disabled text.
    await goTo(page, '/notifications');
    const fixed = page.locator('label:has([role="switch"]:disabled)').first();
    await expect.soft(fixed).toHaveCSS('color', await readSystemColor(page, 'GrayText'));

    await goTo(page, '/send-money');
    const ways = await describeShapes(page, '[data-reached] ~ :not([data-reached])');
    expect(ways.length).toBeGreaterThan(0);
    expect.soft(ways).not.toContain('');

    // Focused fields, chips and tabs have a focus ring.
    await goTo(page, '/transactions');
    await page.getByRole('searchbox').focus();
    for (const what of ['a field', 'a chip']) {
      expect((await describeShapes(page, FOCUSED_SELECTOR)).join(), what).toContain('ring');
      await page.keyboard.press('Tab');
    }
    await page.getByRole('link', { name: ur.navigation.home }).focus();
    expect((await describeShapes(page, FOCUSED_SELECTOR)).join(), 'a tab').toContain('ring');

    // Invalid fields have a ring, and their error messages an icon.
    await goTo(page, '/kyc-verification');
    await page.getByRole('button', { name: ur.common.continue }).click();
    await expect(page.locator('[slot="errorMessage"]').first()).toBeVisible();
    const wrong = await describeShapes(page, '[role="presentation"][data-invalid]');
    expect(wrong.length).toBeGreaterThan(1);
    for (const field of wrong) expect(field).toContain('ring');
    for (const shape of await describeShapes(page, '[slot="errorMessage"]')) {
      expect(shape).toContain('icon');
    }

    // The language list marks the current language. Only this list is repeated in Arabic.
    await goTo(page, '/app-settings');
    await page.getByRole('button', { name: new RegExp(ur.appSettings.language) }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectDistinguishable(page, '[role="option"]', '[aria-selected="true"]');
    await page.getByRole('option', { name: 'العربية' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar.appSettings.title);
    for (const choice of OPTION_GROUPS.slice(0, 2)) await expectVisibleChoice(page, choice);

    // The system background is black, so icons are light even in the light theme.
    await goTo(page, '/app-settings');
    await page.getByText(ar.appSettings.choices.theme.light, { exact: true }).click();
    await goTo(page, '/help-support');
    await expect(page.locator('main .lucide').first()).toBeVisible();
    expect.soft(await describeShapes(page, 'main .lucide:visible')).not.toContain('');
  });
});
