import { createGlobalThemeContract } from '@vanilla-extract/css';
import { getTokenName } from './toCustomProperties';
import { light } from './light';
import { themeValues, type ThemeValues } from './themeValues';

/** A tree of values → the same tree of custom properties that hold them. */
type Vars<Values> = {
  readonly [Key in keyof Values]: Values[Key] extends string
    ? `var(--${string})`
    : Vars<Values[Key]>;
};

/** Every token of a theme as a custom property. */
export type TokenVars = Vars<ThemeValues>;

/** The token contract: every component reads these custom properties and nothing else. */
export const vars: TokenVars = createGlobalThemeContract(themeValues(light), (_value, path) =>
  getTokenName(path),
);
