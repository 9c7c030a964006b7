import { keepDateTogether } from '../format/direction';
import { UNREADABLE_TEXT } from '../format/formatDecimal';
import type { Moment } from '../format/formatRelativeDate';
import { getDateTimeFormat, type DateTimeFormatOptions } from '../intl';
import { useLocale, useTimeZone } from '../messages/intl';

/** Not `dateStyle: 'medium'`, which renders the month as a number in Arabic. */
export const DATE_FORMAT = { day: 'numeric', month: 'short', year: 'numeric' } as const;

export const DATE_TIME_FORMAT = { ...DATE_FORMAT, hour: 'numeric', minute: '2-digit' } as const;

/** Returns a function that formats a date or time in the user's language and time zone. */
export function useFormatDateTime(): (moment: Moment, options: DateTimeFormatOptions) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (moment, options) => {
    const date = new Date(moment);
    if (Number.isNaN(date.getTime())) return UNREADABLE_TEXT;
    return keepDateTogether(
      getDateTimeFormat(locale, { timeZone, ...options }).format(date),
      locale,
    );
  };
}
