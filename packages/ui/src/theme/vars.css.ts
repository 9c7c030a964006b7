import { createGlobalThemeContract } from '@vanilla-extract/css';
import { getTokenName } from './toCustomProperties';
import { light } from './light';
import { createThemeValues, type ThemeValues } from './createThemeValues';

/** Maps a tree of values to the same tree of custom properties. */
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
