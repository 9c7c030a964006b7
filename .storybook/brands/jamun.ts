import { makeTheme } from '@rad-wallet/ui/theme/makeTheme';

/** A second brand: the purple of a ripe jamun, and the turquoise of Multan's tiles. */
export const jamun = makeTheme({
  name: 'Jamun',
  brand: '#66276f',
  hero: '#3f1749',
  accent: '#0f8f93',
  tint: '#8d6b86',
});
