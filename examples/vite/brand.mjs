// npm run brand: a theme, light and dark, from a few colours. It fails where a text could not be read.
import { makeTheme, renderThemeCss } from '@rad-wallet/ui/theme/makeTheme';
import { writeFileSync } from 'node:fs';

const jamun = makeTheme({ name: 'Jamun', brand: '#66276f', hero: '#3f1749', accent: '#0f8f93' });

writeFileSync(new URL('src/brand.css', import.meta.url), renderThemeCss(jamun));
