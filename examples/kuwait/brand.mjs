// npm run brand: derives a light and a dark theme from the teal of the Gulf and the sand of the desert.
import { makeTheme, renderThemeCss } from '@rad-wallet/ui/theme/makeTheme';
import { writeFileSync } from 'node:fs';

const sadaf = makeTheme({
  name: 'Sadaf',
  brand: '#0b6466',
  hero: '#0a4347',
  accent: '#c39a5b',
  tint: '#b08d57',
});

writeFileSync(new URL('src/brand.css', import.meta.url), renderThemeCss(sadaf));
