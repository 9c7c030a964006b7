import { dark } from './dark';
import { light } from './light';
import { makeTheme } from './makeTheme/makeTheme';

/** Our own theme: both palettes are set by hand. */
export const radTheme = makeTheme({ name: 'RAD', light, dark });
