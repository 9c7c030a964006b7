import { applyFonts } from '@rad-wallet/ui/theme/applyFonts';
import { applyTheme, type ThemePreference } from '@rad-wallet/ui/theme/applyTheme';
import type { Catalogue } from '../data/catalogue';
import { followOtherTabs } from '../data/otherTabs';
import { followLanguage } from '../data/language';
import { settingsOf, type WalletSettings } from '../data/settings';
import type { PersonalData } from '../device/signOut';
import { leaveWallet, startAutoLock } from './autoLock';

/** Applies the theme to the `theme-color` tags of index.html, one for each scheme. */
function applyThemeColor(theme: ThemePreference) {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme } = bar.dataset;
    const others = scheme === theme ? 'all' : 'not all';
    bar.media = theme === 'auto' ? `(prefers-color-scheme: ${scheme})` : others;
  }
}

/** Applies theme and fonts, now and when the settings change. docs/rules.md SET-4, SET-5. */
function followAppearance({ app }: WalletSettings): void {
  const apply = () => {
    const { theme, dataUsage } = app.current();
    applyTheme(theme);
    applyThemeColor(theme);
    applyFonts(dataUsage === 'low' ? 'system' : 'bundled');
  };
  apply();
  app.subscribe(apply);
}

/** Starts what runs beside the pages: appearance, language, other tabs and lock. */
export function startDevice(kept: PersonalData, catalogue: Catalogue): void {
  const settings = settingsOf(kept.device);
  followAppearance(settings);
  followLanguage(settings, catalogue);
  followOtherTabs(settings, () => leaveWallet(kept));
  startAutoLock(kept, catalogue);
}
