import { useFormatter, type DateTimeFormatOptions } from 'use-intl';
import { unparted } from '../format/direction';
import type { Moment } from '../format/relativeDate';
import { useLocale } from '../messages/intl';

/** Gives the function that writes a date or a moment, in the person's language and zone, as it stands in a line. */
export function useDateTime(): (moment: Moment, options: DateTimeFormatOptions) => string {
  const format = useFormatter();
  const locale = useLocale();
  return (moment, options) => unparted(format.dateTime(new Date(moment), options), locale);
}
