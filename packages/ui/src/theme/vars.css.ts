import { createGlobalThemeContract } from '@vanilla-extract/css';
import { light } from './light';
import { makeTheme } from './makeTheme';

/** The token contract: every component reads these custom properties and nothing else. */
export const vars = createGlobalThemeContract(
  makeTheme(light),
  (_value, path) => `rad-${path.join('-')}`,
);
