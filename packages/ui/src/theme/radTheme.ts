import { dark } from './dark';
import { light } from './light';
import { makeTheme } from './makeTheme/makeTheme';

/** The wallet's own theme, with hand-picked palettes. */
export const radTheme = makeTheme({ name: 'RAD', light, dark });
