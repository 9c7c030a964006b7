export { makeTheme, type BrandTheme, type PaletteTheme, type Theme } from './makeTheme';
export { ContrastError, type ColorScheme, type ContrastFailure } from './checkContrast';
export { contrastPairs, type ContrastPair } from './contrastPairs';
export { themeCss } from '../themeCss';
export type { ColorToken, ColorTokens } from '../colorTokens';
