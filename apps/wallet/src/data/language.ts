import { localeFor, type Locale } from '@rad-wallet/ui/messages';
import { loadFaces } from '@rad-wallet/ui/theme/loadFaces';
import type { Language } from '@rad-wallet/ui/screens/app-settings';
import type { Catalogue } from './catalogue';
import type { WalletSettings } from './settings';

/** The language that a setting stands for on this device. docs/rules.md LANG-2. */
export const localeOf = (language: Language): Locale =>
  language === 'auto' ? localeFor(navigator.languages) : language;

/** Goes over to another language, with its own letters from the first word on. docs/rules.md LANG-4. */
export const changeLanguage = (locale: Locale, catalogue: Catalogue): Promise<void> =>
  catalogue.speak(locale, loadFaces(locale));

/**
 * Keeps the wallet in the language of the settings: after a change, here or in another tab, after one of
 * the device's own languages, and once the line is back. docs/rules.md LANG-4.
 */
export function followLanguage({ app }: WalletSettings, catalogue: Catalogue): void {
  const follow = () => {
    const locale = localeOf(app.current().language);
    // That it did not come is told where it was chosen.
    if (locale !== catalogue.current().locale) changeLanguage(locale, catalogue).catch(() => {});
  };
  follow();
  app.subscribe(follow);
  for (const event of ['languagechange', 'online']) window.addEventListener(event, follow);
}
