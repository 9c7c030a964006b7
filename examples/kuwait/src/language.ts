import {
  defineLocale,
  languages,
  loadMessages,
  matchDefinition,
  type LocaleDefinition,
} from '@rad-wallet/ui/messages';
import { loadFaces } from '@rad-wallet/ui/theme/loadFaces';
import { useOutletContext } from 'react-router';
import { words, type Words } from './words';

const french = defineLocale({
  tag: 'fr',
  name: 'Français',
  hourCycle: 'h23',
  loadPartialCatalogue: async () => (await import('./french')).french,
});

export const offered: readonly LocaleDefinition[] = [languages.en, french, languages.ar];

export interface Language {
  locale: LocaleDefinition;
  words: Words;
}

const STORAGE_KEY = 'language';

/** Returns the user's language, or else the first of the device's languages that the wallet offers. */
export const findLanguage = (): LocaleDefinition =>
  offered.find(({ tag }) => tag === localStorage.getItem(STORAGE_KEY)) ??
  matchDefinition(navigator.languages, offered) ??
  languages.en;

export async function loadLanguage(locale: LocaleDefinition): Promise<Language> {
  await Promise.all([loadMessages(locale), loadFaces(locale)]);
  return { locale, words: words[locale.tag] ?? words.en };
}

export const storeLanguage = ({ tag }: LocaleDefinition) => localStorage.setItem(STORAGE_KEY, tag);

export const useLanguage = () =>
  useOutletContext<{ language: Language; changeLanguage: (to: Language) => void }>();
