import { globalTheme } from './globalTheme';
import { radTheme } from './radTheme';

globalTheme(':root', radTheme);
