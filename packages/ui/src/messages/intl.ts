import { createContext, use } from 'react';
import { describeMissingProvider } from '../development/provider';
import type { LoadedMessages, LocaleDefinition } from '../locale/languages';

export interface IntlSettings {
  language: LocaleDefinition;
  /** The app's own messages, which override all others. */
  texts?: LoadedMessages;
  /** Messages provided by the app; missing ones are taken from `loadMessages`. */
  messages?: LoadedMessages;
  /** IANA time zone for dates. */
  timeZone: string;
}

export const IntlContext = createContext<IntlSettings | null>(null);

/** In development, throws outside a `WalletProvider`. */
export function useIntl(hook: string): IntlSettings {
  const settings = use(IntlContext);
  if (process.env.NODE_ENV !== 'production' && !settings)
    throw new Error(describeMissingProvider(hook));
  return settings as IntlSettings;
}

/** Returns the locale for number formats, such as `ur-PK-u-nu-latn`. Throws outside a provider. */
export const useLocale = (): string => useIntl('useLocale').language.formatLocale;

/** Returns the IANA time zone for dates. Throws outside a provider. */
export const useTimeZone = (): string => useIntl('useTimeZone').timeZone;
