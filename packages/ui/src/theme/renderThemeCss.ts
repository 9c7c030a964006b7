import type { Theme } from './makeTheme/makeTheme';
import { buildThemeRules, type ThemeRule } from './buildThemeRules';

function printRule({ selector, media, colorScheme, vars }: ThemeRule): string {
  const declarations = Object.entries(vars).map(([name, value]) => `  ${name}: ${value};`);
  if (colorScheme) declarations.unshift(`  color-scheme: ${colorScheme};`);
  const rule = `${selector} {\n${declarations.join('\n')}\n}\n`;
  return media ? `@media ${media} {\n${rule}}\n` : rule;
}

/**
 * Renders a theme as a style sheet: every token as a custom property, light and dark, selected by `data-theme` or,
 * without it, by the device. It needs no other sheet.
 * @param selector the element with the theme, such as `[data-brand="jamun"]` for one of several brands
 */
export function renderThemeCss(theme: Theme, selector = ':root'): string {
  return buildThemeRules(theme, selector).map(printRule).join('\n');
}
