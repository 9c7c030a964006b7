import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { dark } from './dark';
import { light } from './light';
import { makeTheme, SYSTEM_FACES } from './makeTheme';
import { vars } from './vars.css';

const lightTheme = makeTheme(light);
const darkTheme = makeTheme(dark);

createGlobalTheme(':root', vars, lightTheme);

/** What differs between the two; the scales are shared. */
const darkVars = {
  ...assignVars(vars.color, darkTheme.color),
  ...assignVars(vars.elevation, darkTheme.elevation),
};

globalStyle(':root', { colorScheme: 'light' });
// A colour scheme can be set for a part of a page too (`data-theme` on any element).
globalStyle('[data-theme="dark"]', { vars: darkVars, colorScheme: 'dark' });
globalStyle(':root:not([data-theme="light"]):not([data-theme="dark"])', {
  '@media': {
    '(prefers-color-scheme: dark)': { vars: darkVars, colorScheme: 'dark' },
  },
});

// A face that nothing asks for is never fetched.
globalStyle(':root[data-fonts="system"]', { vars: { [vars.font.latin]: SYSTEM_FACES } });
