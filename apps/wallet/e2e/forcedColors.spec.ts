import { ar } from '@rad-wallet/ui/messages/ar';
import { ur } from '@rad-wallet/ui/messages/ur';
import { giftDraft } from './giftDraft';
import { goTo } from './goTo';
import { expect, test, type Page } from './test';

/** What has the focus, or the box around it. */
const FOCUSED = ':is([data-focus-visible], [data-focused], :has(> input[data-focused]))';

/** Returns the computed value of a system colour. */
const readSystemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = color;
    const computed = getComputedStyle(probe).color;
    probe.remove();
    return computed;
  }, name);

const RADIO = 'label:has([type="radio"])';
const CHECKED = ':has(:checked)';

/** Groups of options, with the selector of each option and of the selected one. */
const CHOICES: readonly (readonly [path: string, each: string, chosen: string])[] = [
  ['/', 'nav ul a', '[aria-current="page"]'],
  ['/transactions', RADIO, CHECKED],
  ['/send-money', '[data-reached], [data-reached] ~ *', '[data-reached]'],
  ['/notifications', 'label:has([role="switch"])', CHECKED],
  ['/card-payment', RADIO, CHECKED],
  ['/gift-wrap', RADIO, CHECKED],
  ['/app-settings', RADIO, CHECKED],
];

/**
 * What of elements stands out at 3:1 from the page's ground, but for the colour of their words: grounds, borders,
 * rings and icons. Each as a text, so that two that differ by nothing else are the same.
 */
const shapesOf = (page: Page, selector: string) =>
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

/** Of several, the one that is chosen differs from each other by more than the colour of its words. */
async function expectToTell(page: Page, each: string, chosen: string) {
  const [one] = await shapesOf(page, `:is(${each})${chosen}`);
  const others = await shapesOf(page, `:is(${each}):not(${chosen})`);
  expect.soft(one, each).toBeTruthy();
  expect.soft(others.length, each).toBeGreaterThan(0);
  expect.soft(others, each).not.toContain(one);
}

async function tellsWhichOne(page: Page, [path, each, chosen]: (typeof CHOICES)[number]) {
  await goTo(page, path);
  await expect(page.locator(each).first()).toBeVisible();
  if (chosen === CHECKED && (await page.locator(each + chosen).count()) === 0) {
    await page.locator(each).first().click();
  }
  await test.step(path, () => expectToTell(page, each, chosen));
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
    for (const choice of CHOICES) await tellsWhichOne(page, choice);

    // What cannot be changed has the colour that the system has for it.
    await goTo(page, '/notifications');
    const fixed = page.locator('label:has([role="switch"]:disabled)').first();
    await expect.soft(fixed).toHaveCSS('color', await readSystemColor(page, 'GrayText'));

    // The way that is left can be seen, too.
    await goTo(page, '/send-money');
    const ways = await shapesOf(page, '[data-reached] ~ :not([data-reached])');
    expect(ways.length).toBeGreaterThan(0);
    expect.soft(ways).not.toContain('');

    // What has the focus has a ring: a field, a chip, a tab.
    await goTo(page, '/transactions');
    await page.getByRole('searchbox').focus();
    for (const what of ['a field', 'a chip']) {
      expect((await shapesOf(page, FOCUSED)).join(), what).toContain('ring');
      await page.keyboard.press('Tab');
    }
    await page.getByRole('link', { name: ur.navigation.home }).focus();
    expect((await shapesOf(page, FOCUSED)).join(), 'a tab').toContain('ring');

    // So has a field that is wrong, and an icon beside what is said of it.
    await goTo(page, '/kyc-verification');
    await page.getByRole('button', { name: ur.common.continue }).click();
    await expect(page.locator('[slot="errorMessage"]').first()).toBeVisible();
    const wrong = await shapesOf(page, '[role="presentation"][data-invalid]');
    expect(wrong.length).toBeGreaterThan(1);
    for (const field of wrong) expect(field).toContain('ring');
    for (const said of await shapesOf(page, '[slot="errorMessage"]')) {
      expect(said).toContain('icon');
    }

    // The list of languages marks the current one; nothing else changes in Arabic.
    await goTo(page, '/app-settings');
    await page.getByRole('button', { name: new RegExp(ur.appSettings.language) }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectToTell(page, '[role="option"]', '[aria-selected="true"]');
    await page.getByRole('option', { name: 'العربية' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar.appSettings.title);
    for (const choice of CHOICES.slice(0, 2)) await tellsWhichOne(page, choice);

    // The system's ground is black here: no glyph is dark on it, also where the chosen theme is light.
    await goTo(page, '/app-settings');
    await page.getByText(ar.appSettings.choices.theme.light, { exact: true }).click();
    await goTo(page, '/help-support');
    await expect(page.locator('main .lucide').first()).toBeVisible();
    expect.soft(await shapesOf(page, 'main .lucide:visible')).not.toContain('');
  });
});
