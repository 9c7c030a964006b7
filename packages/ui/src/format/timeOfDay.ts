import { unparted } from './direction';

/** A time of day, `HH:MM`, on the 12-hour clock: '9:30 AM'. It belongs to no time zone. English by default. */
export function timeOfDay(time: string, locale = 'en'): string {
  const format = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZone: 'UTC',
  });
  // Some ICU versions put a narrow no-break space before AM and PM: one text for all browsers.
  const written = format.format(new Date(`1970-01-01T${time}Z`)).replace(/[\u00a0\u202f]/g, ' ');
  return unparted(written, locale);
}
