export { makeTheme, type BrandTheme, type PaletteTheme, type Theme } from './makeTheme';
export { ContrastError, type ColorScheme, type ContrastFailure } from './checkContrast';
export { contrastPairs, type ContrastPair } from './contrastPairs';
export { renderThemeCss } from '../renderThemeCss';
export type { ColorToken, ColorTokens } from '../colorTokens';
export { createDesignTokens, type DesignToken, type DesignTokenGroup } from './createDesignTokens';
export { renderTailwindTheme } from '../renderTailwindTheme';
