import { globalStyle } from '@vanilla-extract/css';
import type { Theme } from './makeTheme/makeTheme';
import { buildThemeRules } from './buildThemeRules';

/**
 * Adds a theme's rules; `renderThemeCss` returns the same rules as text.
 * @param selector selects the element with the theme: `:root`, or a vanilla-extract class as `.${name}`
 */
export function globalTheme(selector: string, theme: Theme): void {
  for (const { selector: target, media, colorScheme, vars } of buildThemeRules(theme, selector)) {
    // vanilla-extract would output an undefined value, which would override the page's colour scheme.
    const rule = { vars, ...(colorScheme && { colorScheme }) };
    globalStyle(target, media ? { '@media': { [media]: rule } } : rule);
  }
}
