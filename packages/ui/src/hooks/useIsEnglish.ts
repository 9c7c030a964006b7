import { languageOf } from '../format/direction';
import { useLocale } from '../messages/intl';

/** Whether the person reads English, in which codes and what the server says speak for themselves. */
export const useIsEnglish = (): boolean => languageOf(useLocale()) === 'en';
