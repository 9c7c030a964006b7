import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getLanguage, LOCALES } from '../locale/languages';
import { toCustomProperties } from './toCustomProperties';
import { makeTheme, renderThemeCss, type Theme } from './makeTheme';
import { radTheme } from './radTheme';
import { scale } from './scale';
import { deviceFaces, scriptFonts } from './scriptFonts';
import { vars } from './vars.css';

const jamun = makeTheme({ name: 'Jamun', brand: '#66276f', accent: '#0f8f93' });

interface Rule {
  selector: string;
  isInMedia: boolean;
  declarations: Record<string, string>;
}

/** Parses a style sheet, independently of the code that generated it. */
function parseRules(css: string): Rule[] {
  return [...css.matchAll(/(@media [^{]+\{\s*)?([^{}]+)\{([^{}]*)\}/g)].map(
    ([, media, selector = '', body = '']) => ({
      selector: selector.trim(),
      isInMedia: media !== undefined,
      declarations: Object.fromEntries(
        body
          .split(';')
          .filter((line) => line.trim() !== '')
          .map((line) => {
            const colon = line.indexOf(':');
            return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
          }),
      ),
    }),
  );
}

const mergeDeclarations = (rules: Rule[]): Record<string, string> =>
  Object.assign({}, ...rules.map(({ declarations }) => declarations)) as Record<string, string>;

function parseThemeCss(theme: Theme) {
  const rules = parseRules(renderThemeCss(theme));
  const isDark = ({ declarations }: Rule) => declarations['color-scheme'] === 'dark';
  const isSystemFont = ({ selector }: Rule) => selector.includes('data-fonts');
  const listLanguages = ({ selector }: Rule) =>
    [...selector.matchAll(/:lang\((\w+)\)/g)].map(([, language]) => language);
  const inEnglish = rules.filter((rule) => listLanguages(rule).length === 0);
  return {
    light: mergeDeclarations(inEnglish.filter((rule) => !isDark(rule) && !isSystemFont(rule))),
    changedIn: (language: string, fonts: 'bundled' | 'system') =>
      mergeDeclarations(
        rules.filter(
          (rule) =>
            listLanguages(rule).includes(language) && (fonts === 'system' || !isSystemFont(rule)),
        ),
      ),
    languageRules: rules.filter((rule) => listLanguages(rule).length > 0),
    darkByDevice: mergeDeclarations(rules.filter((rule) => isDark(rule) && rule.isInMedia)),
    darkByAttribute: mergeDeclarations(rules.filter((rule) => isDark(rule) && !rule.isInMedia)),
  };
}

it.each([radTheme, jamun])('the sheet of $name contains every value, light and dark', (theme) => {
  const { light, darkByDevice, darkByAttribute } = parseThemeCss(theme);
  expect(light).toEqual({ 'color-scheme': 'light', ...toCustomProperties(theme.light) });
  expect({ ...light, ...darkByDevice }).toEqual({
    'color-scheme': 'dark',
    ...toCustomProperties(theme.dark),
  });
  expect(darkByAttribute).toEqual(darkByDevice);
});

it('the sheet sets exactly the custom properties that the components read', () => {
  const { 'color-scheme': _, ...set } = parseThemeCss(jamun).light;
  const readNames = Object.values(toCustomProperties(vars)).map((value) => value.slice(4, -1));
  expect(Object.keys(set).toSorted()).toEqual(readNames.toSorted());
});

describe.each(LOCALES.filter((tag) => getLanguage(tag).script))('a page in %s', (language) => {
  const { light, changedIn, languageRules } = parseThemeCss(jamun);
  const changed = changedIn(language, 'bundled');

  it('sets every step without tracking, with larger line heights than English', () => {
    for (const step of Object.keys(scale.type)) {
      expect(changed[`--rad-type-${step}-tracking`]).toBe('0em');
      expect(Number(changed[`--rad-type-${step}-lineHeight`])).toBeGreaterThan(
        Number(light[`--rad-type-${step}-lineHeight`]),
      );
      expect(changed[`--rad-type-${step}-size`]).toMatch(/rem$/);
    }
  });

  it('keeps the sizes and lines of figures', () => {
    const figures = Object.keys(changed).filter((name) => name.startsWith('--rad-figure'));
    expect(figures.filter((name) => !name.endsWith('-tracking'))).toEqual([]);
  });

  it('changes no colour and no token beyond those of English', () => {
    expect(Object.keys(changed).filter((name) => !(name in light))).toEqual([]);
    expect(Object.keys(changed).filter((name) => name.includes('color'))).toEqual([]);
  });

  it("requests its fonts before the theme's own, and only local ones if nothing may be downloaded", () => {
    const fonts = changed['--rad-font-text'] ?? '';
    expect(fonts.endsWith(light['--rad-font-text'] ?? '?')).toBe(true);
    const named = (list: string) => list.match(/"RAD [^"]+"/g) ?? [];
    expect(named(fonts).length).toBeGreaterThan(0);
    const onDevice: readonly string[] = deviceFaces.map(({ family }) => family);
    const system = changedIn(language, 'system')['--rad-font-text'] ?? '';
    expect(named(system).filter((family) => !onDevice.includes(family))).toEqual([]);
    expect(system).not.toContain('Figtree');
  });

  it('follows the language of the page, not of a word', () => {
    for (const { selector } of languageRules) {
      expect(selector.replace(/:root:is\([^)]*\)[^)]*\)[^)]*\)/g, '')).not.toMatch(/:lang/);
    }
  });

  it('looks like a page with its script in `data-script`', () => {
    const script = `[data-script="${getLanguage(language).script}"]`;
    for (const { selector } of languageRules) {
      if (selector.includes(`:lang(${language})`)) expect(selector).toContain(script);
    }
  });
});

describe('the fonts of other scripts', () => {
  const sheet = readFileSync(new URL('bundledFaces.css', import.meta.url), 'utf8');
  const bundled = [...sheet.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => body);

  it('are local or in the served style sheet', () => {
    const known = [
      ...deviceFaces.map(({ family }) => family),
      ...bundled.map((body) => `"${/font-family: '([^']+)'/.exec(body)?.[1]}"`),
    ];
    expect(Object.values(scriptFonts).flat().toSorted()).toEqual(known.toSorted());
  });

  it('leave Latin letters and figures to the theme', () => {
    const ranges = [
      ...bundled.map((body) => /unicode-range: ([^;]+);/.exec(body)?.[1] ?? 'all'),
      ...deviceFaces.map(({ unicodeRange }) => unicodeRange),
    ];
    for (const range of ranges) {
      const starts = [...range.matchAll(/U\+([0-9A-F]+)/g)].map(([, hex = '']) =>
        parseInt(hex, 16),
      );
      expect(Math.min(...starts)).toBeGreaterThanOrEqual(0x600);
    }
  });
});

it('accepts a list of selectors', () => {
  expect(renderThemeCss(jamun, '.a, .b')).toContain(':is(.a, .b) {');
  expect(renderThemeCss(jamun, '.a')).not.toContain(':is(.');
});
