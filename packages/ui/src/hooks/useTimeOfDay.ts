import { useLocale, useTimeZone } from 'use-intl';
import { clockTime, type Moment } from '../format/relativeDate';

/** Gives the function that tells the time of day of a moment, '3:45 PM', in the person's language and zone. */
export function useTimeOfDay(): (moment: Moment) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (moment) => clockTime(moment, { locale, timeZone });
}
