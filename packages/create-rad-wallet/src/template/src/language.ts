import { createBrandTexts } from '@rad-wallet/ui/brand';
import {
  defineLocale,
  languages,
  loadMessages,
  matchDefinition,
  type LocaleDefinition,
} from '@rad-wallet/ui/messages';
import { loadFaces } from '@rad-wallet/ui/theme/loadFaces';
import { brand } from './brand';

const malay = defineLocale({
  tag: 'ms',
  name: 'Bahasa Melayu',
  loadPartialCatalogue: async () => (await import('./malay')).malay,
});

const offered: readonly LocaleDefinition[] = [languages.en, malay];

/** The library's English messages, with the wallet's name. Malay has its own. */
export const englishTexts = createBrandTexts({ name: brand.name });

/** Loads the first of the device's languages that the wallet offers. */
export async function loadLanguage() {
  const locale = matchDefinition(navigator.languages, offered) ?? languages.en;
  await Promise.all([loadMessages(locale), loadFaces(locale)]);
  return locale;
}
