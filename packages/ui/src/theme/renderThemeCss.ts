import type { Theme } from './makeTheme/makeTheme';
import { buildThemeRules, type ThemeRule } from './buildThemeRules';

function printRule({ selector, media, colorScheme, vars }: ThemeRule): string {
  const declarations = Object.entries(vars).map(([name, value]) => `  ${name}: ${value};`);
  if (colorScheme) declarations.unshift(`  color-scheme: ${colorScheme};`);
  const rule = `${selector} {\n${declarations.join('\n')}\n}\n`;
  return media ? `@media ${media} {\n${rule}}\n` : rule;
}

/**
 * Renders every token as a custom property, for light and dark.
 * @param selector selects the element with the theme, such as `[data-brand="jamun"]`
 */
export function renderThemeCss(theme: Theme, selector = ':root'): string {
  return buildThemeRules(theme, selector).map(printRule).join('\n');
}
