import type { ArabicScript } from '../locale/languages';
import { toCustomProperties } from './toCustomProperties';
import type { Theme } from './makeTheme/makeTheme';
import { isOnDevice, scriptFonts, scripts, selectScript } from './scriptFonts';
import { createScriptValues, SYSTEM_FONTS, type ThemeValues } from './createThemeValues';

export interface ThemeRule {
  selector: string;
  media?: string;
  colorScheme?: 'light' | 'dark';
  /** Values by custom property name, including the leading dashes. */
  vars: Record<string, string>;
}

const getSchemeVars = ({ color, elevation }: ThemeValues) => ({
  ...toCustomProperties(color, ['color']),
  ...toCustomProperties(elevation, ['elevation']),
});

/** Matches only the script of the page, because a language's name in a list must not load its font. */
const selectPageScript = (script: ArabicScript) =>
  `:where(${selectScript(script)}, ${selectScript(script)} *)`;

const getFontVars = (text: string) => toCustomProperties({ text }, ['font']);

const SYSTEM_FONTS_SELECTOR = ':where([data-fonts="system"], [data-fonts="system"] *)';

const LIGHT_SELECTOR = '[data-theme="light"]';
const DARK_SELECTOR = '[data-theme="dark"]';

/**
 * `data-theme` on the element, an ancestor or a descendant selects light or dark. If two themes match an element, the
 * later style sheet wins; descendant rules have zero specificity, so that brands can be nested.
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
    ...scripts.map((script) => ({
      selector: `${scope}${selectPageScript(script)}`,
      vars: {
        ...getFontVars([...scriptFonts[script], shared.font.text].join(', ')),
        ...toCustomProperties(createScriptValues(script)),
      },
    })),
    // Browsers download only fonts used by a rule, so these rules prevent the download.
    { selector: `${scope}${SYSTEM_FONTS_SELECTOR}`, vars: getFontVars(SYSTEM_FONTS) },
    ...scripts.map((script) => ({
      selector: `${scope}${SYSTEM_FONTS_SELECTOR}${selectPageScript(script)}`,
      vars: getFontVars([...scriptFonts[script].filter(isOnDevice), SYSTEM_FONTS].join(', ')),
    })),
  ];
}
