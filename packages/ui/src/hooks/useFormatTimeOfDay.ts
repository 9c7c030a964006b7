import { formatClockTime, type Moment } from '../format/formatRelativeDate';
import { useLocale, useTimeZone } from '../messages/intl';

/** Returns a function that formats the time of day of a moment, '3:45 PM', in the user's language and time zone. */
export function useFormatTimeOfDay(): (moment: Moment) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (moment) => formatClockTime(moment, { locale, timeZone });
}
