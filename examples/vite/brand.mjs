// npm run brand: derives a light and dark theme from a few colours. Fails if any text would have too little contrast.
import { makeTheme, renderThemeCss } from '@rad-wallet/ui/theme/makeTheme';
import { writeFileSync } from 'node:fs';

const jamun = makeTheme({ name: 'Jamun', brand: '#66276f', hero: '#3f1749', accent: '#0f8f93' });

writeFileSync(new URL('src/brand.css', import.meta.url), renderThemeCss(jamun));
