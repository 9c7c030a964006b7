import type { Catalogue } from '../platform/language/catalogue';
import { changeLanguage, resolveLocale } from '../platform/language/language';
import type { WalletSettings } from './settings';

/** Follows the language setting, here and in other tabs, and the device's languages. docs/rules.md LANG-4. */
export function followLanguage({ app }: WalletSettings, catalogue: Catalogue): void {
  const follow = () => {
    const locale = resolveLocale(app.current().language);
    // Ignore failures here: the settings page reports its own.
    if (locale !== catalogue.current().locale) changeLanguage(locale, catalogue).catch(() => {});
  };
  follow();
  app.subscribe(follow);
  for (const event of ['languagechange', 'online']) window.addEventListener(event, follow);
}
