import { getLanguageTag } from '../languages';
import { useLocale } from '../messages/intl';

/** Whether the person reads English, in which codes and what the server says speak for themselves. */
export const useIsEnglish = (): boolean => getLanguageTag(useLocale()) === 'en';
