import type { CalendarDate } from '@internationalized/date';
import type { DateTimeFormatOptions } from '../../intl';
import { useFormatDateTime } from '../../hooks/useFormatDateTime';

export function useFormatDay(): (date: CalendarDate, options: DateTimeFormatOptions) => string {
  const format = useFormatDateTime();
  return (date, options) => format(date.toDate('UTC'), { ...options, timeZone: 'UTC' });
}
