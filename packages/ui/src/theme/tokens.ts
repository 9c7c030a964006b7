export { vars, type TokenVars } from './vars.css';
export { light } from './light';
export { dark } from './dark';
export type { ColorToken, ColorTokens } from './colorTokens';
export { scale, type SpaceToken, type TypeToken } from './scale';
