import { useLocale as useIntlLocale } from 'use-intl';
import { requireProvider } from '../development/provider';

/**
 * The locale that figures are written in, such as `ur-PK-u-nu-latn`, where nothing else is asked of the
 * provider. Throws outside one.
 */
export const useLocale =
  process.env.NODE_ENV === 'production'
    ? useIntlLocale
    : requireProvider('useLocale', useIntlLocale);
