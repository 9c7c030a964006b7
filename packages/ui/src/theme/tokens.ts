// The custom properties of our own theme, light and dark, and nothing else: no element is styled.
import './themes.css';

export { vars } from './vars.css';
export { light } from './light';
export { dark } from './dark';
export type { ColorToken, ColorTokens } from './colorTokens';
export { scale, type SpaceToken, type TypeToken } from './scale';
