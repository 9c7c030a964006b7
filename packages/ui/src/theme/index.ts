export * from './tokens';
export { focusRing, tabularNumbers, getTextStyle, visuallyHidden, type TypeStyle } from './mixins';
export { applyFonts, type FontPreference } from './applyFonts';
export { applyTheme, type ThemePreference } from './applyTheme';
