import { applyFonts } from '@rad-wallet/ui/theme/applyFonts';
import { applyTheme, type ThemePreference } from '@rad-wallet/ui/theme/applyTheme';
import { DATA_USAGES, LANGUAGES, THEMES } from '@rad-wallet/ui/features/app-settings';
import * as v from 'valibot';
import type { OpenStorage } from './storage/storage';
import { StoredSetting } from './storage/storedSetting';

/** index.html reads the appearance from this item before the first paint. docs/rules.md SET-4. */
export const APP_SETTINGS_KEY = 'rad-wallet/app-settings';

/** Each invalid field falls back to its own default; the others keep their values. */
export const appearanceFields = {
  language: v.fallback(v.picklist(LANGUAGES), 'auto'),
  theme: v.fallback(v.picklist(THEMES), 'auto'),
  dataUsage: v.fallback(v.picklist(DATA_USAGES), 'normal'),
};

const appearanceSchema = v.object(appearanceFields);

/** App settings needed before the first paint. */
export type Appearance = v.InferOutput<typeof appearanceSchema>;

export const DEFAULT_APPEARANCE: Appearance = {
  language: 'auto',
  theme: 'auto',
  dataUsage: 'normal',
};

/** Returns the defaults if the stored appearance cannot be read. */
export const readAppearance = (open: OpenStorage): Appearance =>
  new StoredSetting<Appearance>({
    key: APP_SETTINGS_KEY,
    schema: appearanceSchema,
    defaults: DEFAULT_APPEARANCE,
    open,
  }).current();

/** The `theme-color` tags in index.html, one per colour scheme. */
function applyThemeColor(theme: ThemePreference) {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme } = bar.dataset;
    const others = scheme === theme ? 'all' : 'not all';
    bar.media = theme === 'auto' ? `(prefers-color-scheme: ${scheme})` : others;
  }
}

/** Applies theme and data usage to the document. docs/rules.md SET-4, SET-5. */
export function applyAppearance({ theme, dataUsage }: Appearance): void {
  applyTheme(theme);
  applyThemeColor(theme);
  applyFonts(dataUsage === 'low' ? 'system' : 'bundled');
}
