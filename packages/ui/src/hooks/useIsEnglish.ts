import { getLanguageTag } from '../languages';
import { useLocale } from '../messages/intl';

/** Whether the language is English, so that codes and server texts need no translation. */
export const useIsEnglish = (): boolean => getLanguageTag(useLocale()) === 'en';
