import { applyFonts } from '@rad-wallet/ui/theme/applyFonts';
import { applyTheme, type ThemePreference } from '@rad-wallet/ui/theme/applyTheme';
import type { WalletSettings } from './settings';

/** The browser's own bar takes the colour of the theme: index.html has one for each. */
function colourBar(theme: ThemePreference) {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme } = bar.dataset;
    const others = scheme === theme ? 'all' : 'not all';
    bar.media = theme === 'auto' ? `(prefers-color-scheme: ${scheme})` : others;
  }
}

/** Puts theme and fonts on the page as the settings say, now and at every change. docs/rules.md SET-4, SET-5. */
export function showLook({ app }: WalletSettings): void {
  const show = () => {
    const { theme, dataUsage } = app.current();
    applyTheme(theme);
    colourBar(theme);
    applyFonts(dataUsage === 'low' ? 'system' : 'bundled');
  };
  show();
  app.subscribe(show);
}
