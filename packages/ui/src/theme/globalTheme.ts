import { globalStyle } from '@vanilla-extract/css';
import type { Theme } from './makeTheme/makeTheme';
import { buildThemeRules } from './buildThemeRules';

/**
 * Adds a theme to the style sheet of the calling `.css.ts` module, as `renderThemeCss` does as text.
 * @param selector the element with the theme: `:root`, or a class of vanilla-extract’s as `.${name}`
 */
export function globalTheme(selector: string, theme: Theme): void {
  for (const { selector: target, media, colorScheme, vars } of buildThemeRules(theme, selector)) {
    // An undefined value would be written as text and override the colour scheme of the page.
    const rule = { vars, ...(colorScheme && { colorScheme }) };
    globalStyle(target, media ? { '@media': { [media]: rule } } : rule);
  }
}
