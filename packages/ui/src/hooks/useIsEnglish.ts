import { getLanguageTag } from '../locale/languages';
import { useLocale } from '../messages/intl';

/** Whether the current language is English, in which codes and server text need no translation. */
export const useIsEnglish = (): boolean => getLanguageTag(useLocale()) === 'en';
