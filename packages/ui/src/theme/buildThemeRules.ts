import type { Locale } from '../languages';
import { toCustomProperties } from './toCustomProperties';
import type { Theme } from './makeTheme/makeTheme';
import { isOnDevice, scriptedLanguages, scriptFaces } from './scriptFaces';
import { scriptValues, SYSTEM_FACES, type ThemeValues } from './createThemeValues';

/** One rule of a theme's style sheet. */
export interface ThemeRule {
  selector: string;
  /** The media query around the rule. */
  media?: string;
  colorScheme?: 'light' | 'dark';
  /** Custom properties by name, dashes included. */
  vars: Record<string, string>;
}

/** What differs between light and dark; the scales are shared. */
const getSchemeVars = ({ color, elevation }: ThemeValues) => ({
  ...toCustomProperties(color, ['color']),
  ...toCustomProperties(elevation, ['elevation']),
});

/**
 * Within a page of that language. The page's own language decides, not that of a word: a language's name in
 * itself, in a list of languages, must not fetch that language's face.
 */
const selectPageLanguage = (language: Locale) =>
  `:where(:root:lang(${language}), :root:lang(${language}) *)`;

const getFontVars = (text: string) => toCustomProperties({ text }, ['font']);

const SYSTEM_FONTS_SELECTOR = ':where([data-fonts="system"], [data-fonts="system"] *)';

const LIGHT_SELECTOR = '[data-theme="light"]';
const DARK_SELECTOR = '[data-theme="dark"]';

/**
 * The rules that put a theme on whatever a selector means and on all that is in it. `data-theme` there, above
 * or below chooses between light and dark; without it the device does. A rule weighs as much as the selector
 * alone, so that of two themes for one element the later sheet wins; those for what is below weigh nothing,
 * so that another brand can stand there.
 */
export function buildThemeRules(theme: Theme, selector: string): ThemeRule[] {
  const scope = selector.includes(',') ? `:is(${selector})` : selector;
  const { color: _color, elevation: _elevation, ...shared } = theme.light;
  const light = getSchemeVars(theme.light);
  const dark = getSchemeVars(theme.dark);
  const belowDark = `${DARK_SELECTOR} *:not(${LIGHT_SELECTOR}, ${DARK_SELECTOR} ${LIGHT_SELECTOR} *)`;
  return [
    { selector: scope, vars: toCustomProperties(shared) },
    { selector: `${scope}, :where(${scope} ${LIGHT_SELECTOR})`, colorScheme: 'light', vars: light },
    {
      selector: `${scope}:where(:not(${LIGHT_SELECTOR}, ${DARK_SELECTOR}, ${LIGHT_SELECTOR} *, ${DARK_SELECTOR} *))`,
      media: '(prefers-color-scheme: dark)',
      colorScheme: 'dark',
      vars: dark,
    },
    {
      selector: `${scope}:where(${DARK_SELECTOR}, ${belowDark}), :where(${scope} ${DARK_SELECTOR})`,
      colorScheme: 'dark',
      vars: dark,
    },
    ...scriptedLanguages.map(({ language, script }) => ({
      selector: `${scope}${selectPageLanguage(language)}`,
      vars: {
        ...getFontVars([...scriptFaces[script], shared.font.text].join(', ')),
        ...toCustomProperties(scriptValues(script)),
      },
    })),
    // A face that nothing asks for is never fetched.
    { selector: `${scope}${SYSTEM_FONTS_SELECTOR}`, vars: getFontVars(SYSTEM_FACES) },
    ...scriptedLanguages.map(({ language, script }) => ({
      selector: `${scope}${SYSTEM_FONTS_SELECTOR}${selectPageLanguage(language)}`,
      vars: getFontVars([...scriptFaces[script].filter(isOnDevice), SYSTEM_FACES].join(', ')),
    })),
  ];
}
