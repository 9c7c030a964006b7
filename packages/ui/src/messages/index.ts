import type { first } from './en/first';
import type * as later from './en/later';
import { LOCALES, type Locale } from '../languages';
import type { Loads, Shape } from './shape';

/** The texts that the shell and the home screen need. */
export type FirstMessages = Shape<typeof first>;
/** All other texts. */
export type LaterMessages = Shape<typeof later>;
/** A whole catalogue. */
export type Messages = FirstMessages & LaterMessages;

/** The texts of one screen or flow beyond home, such as `gift`. */
export type MessagePart = Exclude<keyof Loads, 'shared'>;

interface Loader {
  first: () => Promise<{ first: FirstMessages }>;
  /** A list by itself: home has no use for it. */
  parts: () => Promise<{ parts: Loads }>;
}

const loaders: Record<Locale, Loader> = {
  en: { first: () => import('./en/first'), parts: () => import('./en/parts') },
  ur: { first: () => import('./ur/first'), parts: () => import('./ur/parts') },
  ar: { first: () => import('./ar/first'), parts: () => import('./ar/parts') },
};

/** What the shell and the home screen need, for an app that counts its first kilobytes. */
export const loadFirstMessages = async (locale: Locale) => (await loaders[locale].first()).first;

/**
 * What some screens beyond home say, such as `['gift']`, with what all of these have in common: toasts,
 * fields, payments.
 */
export async function loadMessageParts(
  locale: Locale,
  wanted: readonly MessagePart[],
): Promise<Partial<LaterMessages>> {
  const { parts } = await loaders[locale].parts();
  const asked = ['shared', ...wanted] as const;
  const said = await Promise.all(asked.map((part) => parts[part]()));
  return Object.assign({}, ...said) as Partial<LaterMessages>;
}

/** All that `loadFirstMessages` leaves out. */
export async function loadLaterMessages(locale: Locale): Promise<LaterMessages> {
  const { parts } = await loaders[locale].parts();
  const { shared: _, ...own } = parts;
  return (await loadMessageParts(locale, Object.keys(own) as MessagePart[])) as LaterMessages;
}

/** One whole catalogue; the other locales stay on the server. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const [first, rest] = await Promise.all([loadFirstMessages(locale), loadLaterMessages(locale)]);
  return { ...first, ...rest };
}

/** The whole catalogues of all languages, such as for a server or a test. */
export const loadAllMessages = async () =>
  Object.fromEntries(
    await Promise.all(LOCALES.map(async (locale) => [locale, await loadMessages(locale)])),
  ) as Record<Locale, Messages>;

export {
  getDirection,
  getLanguage,
  isLocale,
  languages,
  LOCALES,
  matchLocale,
  type Locale,
} from '../languages';
export { defineTexts, type Texts } from './texts';
export { useTranslations, type MessageNamespace } from './useTranslations';
