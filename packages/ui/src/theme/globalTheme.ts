import { globalStyle } from '@vanilla-extract/css';
import type { Theme } from './makeTheme/makeTheme';
import { themeRules } from './themeRules';

/**
 * Writes a theme into the style sheet of the `.css.ts` module that calls it: what `themeCss` gives as text.
 *
 * @param selector what bears the theme: `:root`, or a class of vanilla-extract's as `.${name}`
 */
export function globalTheme(selector: string, theme: Theme): void {
  for (const { selector: target, media, colorScheme, vars } of themeRules(theme, selector)) {
    // A scheme that is not given must not be written at all: `undefined` would take the theme's away.
    const rule = { vars, ...(colorScheme && { colorScheme }) };
    globalStyle(target, media ? { '@media': { [media]: rule } } : rule);
  }
}
