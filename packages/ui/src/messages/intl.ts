import { useLocale as useIntlLocale } from 'use-intl';
import { requireProvider } from '../development/provider';

/**
 * Returns the locale of figures, such as `ur-PK-u-nu-latn`, without the rest of the provider. Throws outside a
 * provider.
 */
export const useLocale =
  process.env.NODE_ENV === 'production'
    ? useIntlLocale
    : requireProvider('useLocale', useIntlLocale);
