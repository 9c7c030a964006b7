import { globalStyle } from '@vanilla-extract/css';
import type { Theme } from './makeTheme/makeTheme';
import { buildThemeRules } from './buildThemeRules';

/**
 * Writes a theme into the style sheet of the `.css.ts` module that calls it: what `renderThemeCss` gives as text.
 *
 * @param selector the element with the theme: `:root`, or a class of vanilla-extract's as `.${name}`
 */
export function globalTheme(selector: string, theme: Theme): void {
  for (const { selector: target, media, colorScheme, vars } of buildThemeRules(theme, selector)) {
    // What is undefined would be written as a value of that name, and hide the scheme that a page has.
    const rule = { vars, ...(colorScheme && { colorScheme }) };
    globalStyle(target, media ? { '@media': { [media]: rule } } : rule);
  }
}
