import { expect, it } from 'vitest';
import { customProperties } from './customProperties';
import { makeTheme, themeCss, type Theme } from './makeTheme';
import { radTheme } from './radTheme';
import { vars } from './vars.css';

const jamun = makeTheme({ name: 'Jamun', brand: '#66276f', accent: '#0f8f93' });

interface Rule {
  selector: string;
  isInMedia: boolean;
  declarations: Record<string, string>;
}

/** The rules of a sheet, read back without any knowledge of how it was written. */
function rulesOf(css: string): Rule[] {
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

const merged = (rules: Rule[]): Record<string, string> =>
  Object.assign({}, ...rules.map(({ declarations }) => declarations)) as Record<string, string>;

function read(theme: Theme) {
  const rules = rulesOf(themeCss(theme));
  const isDark = ({ declarations }: Rule) => declarations['color-scheme'] === 'dark';
  const isSystemFont = ({ selector }: Rule) => selector.includes('data-fonts');
  return {
    light: merged(rules.filter((rule) => !isDark(rule) && !isSystemFont(rule))),
    darkByDevice: merged(rules.filter((rule) => isDark(rule) && rule.isInMedia)),
    darkByAttribute: merged(rules.filter((rule) => isDark(rule) && !rule.isInMedia)),
  };
}

it.each([radTheme, jamun])('the sheet of $name says every value, light and dark', (theme) => {
  const { light, darkByDevice, darkByAttribute } = read(theme);
  expect(light).toEqual({ 'color-scheme': 'light', ...customProperties(theme.light) });
  expect({ ...light, ...darkByDevice }).toEqual({
    'color-scheme': 'dark',
    ...customProperties(theme.dark),
  });
  expect(darkByAttribute).toEqual(darkByDevice);
});

it('the sheet sets the custom properties that the components read, and no others', () => {
  const { 'color-scheme': _, ...set } = read(jamun).light;
  const readNames = Object.values(customProperties(vars)).map((value) => value.slice(4, -1));
  expect(Object.keys(set).toSorted()).toEqual(readNames.toSorted());
});

it('a list of selectors is taken as one', () => {
  expect(themeCss(jamun, '.a, .b')).toContain(':is(.a, .b) {');
  expect(themeCss(jamun, '.a')).not.toContain(':is(');
});
