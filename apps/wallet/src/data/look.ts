import { applyFonts } from '@rad-wallet/ui/theme/applyFonts';
import { applyTheme, type ThemePreference } from '@rad-wallet/ui/theme/applyTheme';
import { DATA_USAGES, LANGUAGES, THEMES } from '@rad-wallet/ui/screens/app-settings';
import * as v from 'valibot';
import type { OpenStorage } from './storage';
import { StoredSetting } from './storedSetting';

/** Key of the app settings. index.html reads the look from them before the first paint: docs/rules.md SET-4. */
export const APP_SETTINGS_KEY = 'rad-wallet/app-settings';

/** Each invalid field falls back to its own default; the others keep their values. */
export const lookFields = {
  language: v.fallback(v.picklist(LANGUAGES), 'auto'),
  theme: v.fallback(v.picklist(THEMES), 'auto'),
  dataUsage: v.fallback(v.picklist(DATA_USAGES), 'normal'),
};

const lookSchema = v.object(lookFields);

/** The app settings that a page needs before its first paint. */
export type Look = v.InferOutput<typeof lookSchema>;

export const DEFAULT_LOOK: Look = { language: 'auto', theme: 'auto', dataUsage: 'normal' };

/** Reads the stored look; returns the defaults if it cannot be read. */
export const readLook = (open: OpenStorage): Look =>
  new StoredSetting<Look>({
    key: APP_SETTINGS_KEY,
    schema: lookSchema,
    defaults: DEFAULT_LOOK,
    open,
  }).current();

/** Applies the theme to the `theme-color` tags in index.html, one per colour scheme. */
function applyThemeColor(theme: ThemePreference) {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme } = bar.dataset;
    const others = scheme === theme ? 'all' : 'not all';
    bar.media = theme === 'auto' ? `(prefers-color-scheme: ${scheme})` : others;
  }
}

/** Applies the theme and the fonts to the page. docs/rules.md SET-4, SET-5. */
export function applyLook({ theme, dataUsage }: Look): void {
  applyTheme(theme);
  applyThemeColor(theme);
  applyFonts(dataUsage === 'low' ? 'system' : 'bundled');
}
