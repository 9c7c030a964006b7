import { createContext, use } from 'react';
import { describeMissingProvider } from '../development/provider';
import type { LoadedMessages, LocaleDefinition } from '../locale/languages';

export interface IntlSettings {
  language: LocaleDefinition;
  /** The app's own messages, which override all others. */
  texts?: LoadedMessages;
  /** Messages that the app provides; others are those that `loadMessages` has loaded. */
  messages?: LoadedMessages;
  /** IANA time zone for dates. */
  timeZone: string;
}

export const IntlContext = createContext<IntlSettings | null>(null);

/** @throws outside a provider, in development */
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
