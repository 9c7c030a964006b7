import { createContext, use } from 'react';
import { describeMissingProvider } from '../development/provider';
import type { LocaleDefinition } from '../languages';
import type { Texts } from './texts';

export interface IntlSettings {
  language: LocaleDefinition;
  messages: Texts;
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
