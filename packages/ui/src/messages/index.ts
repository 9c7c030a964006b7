import type { first } from './en/first';
import type { later } from './en/later';
import type { Shape } from './shape';

/** The texts that the shell and the home screen need. */
export type FirstMessages = Shape<typeof first>;
/** All other texts. */
export type LaterMessages = Shape<typeof later>;
/** A whole catalogue. */
export type Messages = FirstMessages & LaterMessages;

/** The locales that the wallet speaks. */
export type Locale = 'en';

interface Loader {
  first: () => Promise<FirstMessages>;
  later: () => Promise<LaterMessages>;
}

const loaders: Record<Locale, Loader> = {
  en: {
    first: async () => (await import('./en/first')).first,
    later: async () => (await import('./en/later')).later,
  },
};

/** What the shell and the home screen need, for an app that counts its first kilobytes. */
export const loadFirstMessages = (locale: Locale) => loaders[locale].first();

/** All that `loadFirstMessages` leaves out. */
export const loadLaterMessages = (locale: Locale) => loaders[locale].later();

/** One whole catalogue; the other locales stay on the server. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const [first, later] = await Promise.all([loadFirstMessages(locale), loadLaterMessages(locale)]);
  return { ...first, ...later };
}

export { defineTexts, type Texts } from './texts';
export { useTranslations, type MessageNamespace } from './useTranslations';
