import './fonts';
import './tokens';
import './reset';
import './locked.css';

export * from './tokens';
export { focusRing, tabular, typeStyle, visuallyHidden } from './mixins';
export { applyFonts, type FontPreference } from './applyFonts';
export { applyTheme, type ThemePreference } from './applyTheme';
