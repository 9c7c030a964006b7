import { useLocale as useIntlLocale } from 'use-intl';
import { requireProvider } from '../development/provider';

/** Returns the locale for number formats, such as `ur-PK-u-nu-latn`. Throws outside a provider. */
export const useLocale =
  process.env.NODE_ENV === 'production'
    ? useIntlLocale
    : requireProvider('useLocale', useIntlLocale);
