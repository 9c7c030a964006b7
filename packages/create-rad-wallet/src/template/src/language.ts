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

/** In the order of Storybook's toolbar. */
export const offered: readonly LocaleDefinition[] = [languages.en, malay];

/** The library's English messages, with the wallet's name and claims. Malay has its own. */
export const englishTexts = createBrandTexts({
  name: brand.name,
  isShariahCompliant: brand.isShariahCompliant,
});

/** Loads the first of these languages that the wallet offers, English if it offers none. */
export async function loadLanguage(tags: readonly string[] = navigator.languages) {
  const locale = matchDefinition(tags, offered) ?? languages.en;
  await Promise.all([loadMessages(locale), loadFaces(locale)]);
  return locale;
}
