import type { en } from './en';

/** The catalogue's shape: keys are fixed by English, texts are free. */
type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
export type Messages = Texts<typeof en>;

/** The locales that the wallet speaks. */
export type Locale = 'en';

/** Loads one catalogue; the others stay on the server. */
const loaders: Record<Locale, () => Promise<Messages>> = {
  en: async () => (await import('./en')).en,
};

export function loadMessages(locale: Locale): Promise<Messages> {
  return loaders[locale]();
}

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof en;
  }
}
