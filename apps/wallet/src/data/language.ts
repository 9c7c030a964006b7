import { matchLocale, type Locale } from '@rad-wallet/ui/messages';
import { loadFaces } from '@rad-wallet/ui/theme/loadFaces';
import type { Language } from '@rad-wallet/ui/screens/app-settings';
import type { Catalogue } from './catalogue';
import type { WalletSettings } from './settings';

/** Resolves the language setting on this device. docs/rules.md LANG-2. */
export const resolveLocale = (language: Language): Locale =>
  language === 'auto' ? matchLocale(navigator.languages) : language;

/** Switches the language once its messages and fonts are loaded. docs/rules.md LANG-4. */
export const changeLanguage = (locale: Locale, catalogue: Catalogue): Promise<void> =>
  catalogue.setLocale(locale, loadFaces(locale));

/**
 * Applies the language setting: after a change here or in another tab, after a change of the device's languages,
 * and when the network is back. docs/rules.md LANG-4.
 */
export function followLanguage({ app }: WalletSettings, catalogue: Catalogue): void {
  const follow = () => {
    const locale = resolveLocale(app.current().language);
    // The language setting reports the failure.
    if (locale !== catalogue.current().locale) changeLanguage(locale, catalogue).catch(() => {});
  };
  follow();
  app.subscribe(follow);
  for (const event of ['languagechange', 'online']) window.addEventListener(event, follow);
}
