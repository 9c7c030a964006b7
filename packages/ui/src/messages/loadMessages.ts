import {
  getLanguage,
  isLocale,
  type Locale,
  type LocaleDefinition,
  type LoadedMessages,
  type MessageLoader,
} from '../locale/languages';
import { listSets, type MessageSet } from './defineMessages';

/** Loaded messages by language, except English, which is part of each set. */
const loaded = new Map<LocaleDefinition, LoadedMessages>();

const NONE: LoadedMessages = {};

/** Returns the messages loaded so far for a language. */
export const getLoadedMessages = (language: LocaleDefinition): LoadedMessages =>
  loaded.get(language) ?? NONE;

const join = (all: readonly (LoadedMessages | undefined)[]): LoadedMessages =>
  Object.assign({}, ...all) as LoadedMessages;

const loadCatalogue = async (loader: MessageLoader, sets: readonly MessageSet[]) =>
  typeof loader === 'function'
    ? loader()
    : join(await Promise.all(sets.map(({ id }) => loader[id]?.())));

async function loadSets(language: LocaleDefinition, sets: readonly MessageSet[]) {
  const { tag, loadCatalogue: complete, loadPartialCatalogue: partial } = language;
  const loader = complete ?? partial;
  if (loader) return loadCatalogue(loader, sets);
  if (!isLocale(tag) || tag === 'en') return NONE;
  const modules = await Promise.all(sets.map(({ load }) => load[tag]()));
  return Object.fromEntries(sets.map(({ id }, index) => [id, modules[index]?.default]));
}

/**
 * Loads a language's messages for all components imported so far; none for English, which the components contain. Call
 * it again after later imports. A definition without a catalogue uses the wallet's language with the same tag. Returns
 * all loaded messages of the language, and the same object if there was nothing to load.
 */
export async function loadMessages(locale: Locale | LocaleDefinition): Promise<LoadedMessages> {
  const language = getLanguage(locale);
  if (language === getLanguage('en')) return NONE;
  const listMissing = () => listSets().filter(({ id }) => !(id in getLoadedMessages(language)));
  // Imports during loading can define further sets.
  for (let missing = listMissing(); missing.length > 0; missing = listMissing()) {
    const found = await loadSets(language, missing);
    // A set that the catalogue lacks counts as loaded and stays in English.
    const lacking = Object.fromEntries(missing.map(({ id }) => [id, undefined]));
    loaded.set(language, join([lacking, found, getLoadedMessages(language)]));
  }
  return getLoadedMessages(language);
}

/**
 * Imports a part of the interface, such as a dialog, with its messages in the languages in use. If they fail to load,
 * the part is in English.
 */
export async function importWithMessages<Module>(load: () => Promise<Module>): Promise<Module> {
  const module = await load();
  await Promise.allSettled([...loaded.keys()].map(loadMessages));
  return module;
}
