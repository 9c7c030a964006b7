import type { Locale } from '../languages';
import { toCustomProperties } from './toCustomProperties';
import type { Theme } from './makeTheme/makeTheme';
import { isOnDevice, scriptedLanguages, scriptFaces } from './scriptFaces';
import { createScriptValues, SYSTEM_FACES, type ThemeValues } from './createThemeValues';

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
 * Matches within a page of that language. The language of the page decides, not that of a word: the name of a
 * language in a list of languages must not load its font.
 */
const selectPageLanguage = (language: Locale) =>
  `:where(:root:lang(${language}), :root:lang(${language}) *)`;

const getFontVars = (text: string) => toCustomProperties({ text }, ['font']);

const SYSTEM_FONTS_SELECTOR = ':where([data-fonts="system"], [data-fonts="system"] *)';

const LIGHT_SELECTOR = '[data-theme="light"]';
const DARK_SELECTOR = '[data-theme="dark"]';

/**
 * The rules that apply a theme to a selector and its descendants. `data-theme` on, above or below it chooses light
 * or dark; the default is the device's setting. Rules have the specificity of the selector, so of two themes for
 * one element the later sheet wins; rules for descendants have none, so that another brand can be nested.
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
        ...toCustomProperties(createScriptValues(script)),
      },
    })),
    // A font that no rule uses is never downloaded.
    { selector: `${scope}${SYSTEM_FONTS_SELECTOR}`, vars: getFontVars(SYSTEM_FACES) },
    ...scriptedLanguages.map(({ language, script }) => ({
      selector: `${scope}${SYSTEM_FONTS_SELECTOR}${selectPageLanguage(language)}`,
      vars: getFontVars([...scriptFaces[script].filter(isOnDevice), SYSTEM_FACES].join(', ')),
    })),
  ];
}
