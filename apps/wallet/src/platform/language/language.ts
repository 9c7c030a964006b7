import { matchLocale, type Locale } from '@rad-wallet/ui/messages';
import { loadFaces } from '@rad-wallet/ui/theme/loadFaces';
import type { Language } from '@rad-wallet/ui/features/app-settings';
import type { Catalogue } from './catalogue';

/** Resolves the language setting; 'auto' means the device's language. docs/rules.md LANG-2. */
export const resolveLocale = (language: Language): Locale =>
  language === 'auto' ? matchLocale(navigator.languages) : language;

/** Switches to a language once its messages and fonts are loaded. docs/rules.md LANG-4. */
export const changeLanguage = (locale: Locale, catalogue: Catalogue): Promise<void> =>
  catalogue.setLocale(locale, loadFaces(locale));
