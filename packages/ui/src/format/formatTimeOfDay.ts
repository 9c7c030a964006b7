import { keepDateTogether } from './direction';
import { getDateTimeFormat } from '../intl';

/** Formats `HH:MM` with the locale's clock format: '9:30 AM'. Independent of time zones. English by default. */
export function formatTimeOfDay(time: string, locale = 'en'): string {
  const format = getDateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return keepDateTogether(format.format(new Date(`1970-01-01T${time}Z`)), locale);
}
