import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokenName } from './customProperties';
import { light } from './light';
import { themeValues } from './themeValues';

/** The token contract: every component reads these custom properties and nothing else. */
export const vars = createGlobalThemeContract(themeValues(light), (_value, path) =>
  tokenName(path),
);
