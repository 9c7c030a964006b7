import { createGlobalThemeContract } from '@vanilla-extract/css';
import { getTokenName } from './toCustomProperties';
import { light } from './light';
import { createThemeValues, type ThemeValues } from './createThemeValues';

/** A tree of values → the same tree of custom properties that hold them. */
type Vars<Values> = {
  readonly [Key in keyof Values]: Values[Key] extends string
    ? `var(--${string})`
    : Vars<Values[Key]>;
};

/** Every token of a theme as a custom property. */
export type TokenVars = Vars<ThemeValues>;

/** The token contract: every component reads these custom properties and nothing else. */
export const vars: TokenVars = createGlobalThemeContract(createThemeValues(light), (_value, path) =>
  getTokenName(path),
);
