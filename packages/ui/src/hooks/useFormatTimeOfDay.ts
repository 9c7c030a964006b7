import { useLocale, useTimeZone } from 'use-intl';
import { formatClockTime, type Moment } from '../format/formatRelativeDate';

/** Gives the function that tells the time of day of a moment, '3:45 PM', in the person's language and zone. */
export function useFormatTimeOfDay(): (moment: Moment) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (moment) => formatClockTime(moment, { locale, timeZone });
}
