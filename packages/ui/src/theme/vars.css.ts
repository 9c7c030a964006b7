import { createGlobalThemeContract } from '@vanilla-extract/css';
import { getTokenName } from './toCustomProperties';
import { light } from './light';
import { createThemeValues, type ThemeValues } from './createThemeValues';

type Vars<Values> = {
  readonly [Key in keyof Values]: Values[Key] extends string
    ? `var(--${string})`
    : Vars<Values[Key]>;
};

export type TokenVars = Vars<ThemeValues>;

/** The token contract: components get all theme values from these custom properties. */
export const vars: TokenVars = createGlobalThemeContract(createThemeValues(light), (_value, path) =>
  getTokenName(path),
);
