import { jamun } from '#.storybook/brands/jamun';
import { ContrastError, makeTheme, renderThemeCss } from '@rad-wallet/ui/theme/makeTheme';

export function getContrastError(): string {
  try {
    makeTheme({ name: 'Sunny', brand: '#ffcc00' });
  } catch (error) {
    if (error instanceof ContrastError) return error.message;
    throw error;
  }
  return '';
}

export function cssExcerpt(): string {
  const [, light = ''] = renderThemeCss(jamun, '[data-brand="jamun"]').split('\n\n');
  return [...light.split('\n').slice(0, 7), '  …'].join('\n');
}
