import { applyFonts } from '@rad-wallet/ui/theme/applyFonts';
import { applyTheme, type ThemePreference } from '@rad-wallet/ui/theme/applyTheme';
import { createSettings } from './settings';

/** The settings of this browser. A change takes effect at once; at the next visit `index.html` sees to it. */
export const browserSettings = createSettings(() => window.localStorage);

/** The browser's own bar takes the colour of the theme: index.html has one for each. */
function colourBar(theme: ThemePreference) {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme } = bar.dataset;
    const others = scheme === theme ? 'all' : 'not all';
    bar.media = theme === 'auto' ? `(prefers-color-scheme: ${scheme})` : others;
  }
}

browserSettings.app.subscribe(() => {
  const { theme, dataUsage } = browserSettings.app.current();
  applyTheme(theme);
  colourBar(theme);
  applyFonts(dataUsage === 'low' ? 'system' : 'bundled');
});
