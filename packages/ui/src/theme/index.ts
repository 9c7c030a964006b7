import './fonts';
import './themes.css';
import './global.css';

export { vars } from './vars.css';
export { focusRing, tabular, typeStyle, visuallyHidden } from './mixins';
export { light } from './light';
export { dark } from './dark';
export {
  scale,
  type ColorToken,
  type ColorTokens,
  type SpaceToken,
  type TypeToken,
} from './tokens';
export { applyFonts, type FontPreference } from './applyFonts';
export { applyTheme, type ThemePreference } from './applyTheme';
