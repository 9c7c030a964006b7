import { keepDateTogether } from './direction';
import { getDateTimeFormat } from '../intl';

/** A point in time as ISO 8601 text, milliseconds since 1970, or a Date. */
export type Moment = string | number | Date;

/** A relative date before translation: `time` is '3:45 PM', `date` is 'Nov 19'. */
export type RelativeDate =
  | { kind: 'justNow' }
  | { kind: 'hoursAgo'; hours: number }
  | { kind: 'yesterday'; time: string }
  | { kind: 'date'; date: string; time: string }
  | { kind: 'unknown' };

export interface RelativeDateOptions {
  /** BCP 47 tag for month names and clock format, such as `fr-u-hc-h23`. @default 'en' */
  locale?: string;
  /** IANA time zone. @default the device's */
  timeZone?: string;
}

const HOUR_MS = 3_600_000;

const DATE_FIELDS: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' };
const TIME_FIELDS: Intl.DateTimeFormatOptions = {
  hour: 'numeric',
  minute: '2-digit',
};

/** Formats the date or time of a moment, for use in a line of text in the given language. */
const formatMoment = (
  moment: Moment,
  fields: Intl.DateTimeFormatOptions,
  { locale = 'en', timeZone }: RelativeDateOptions,
): string =>
  keepDateTogether(
    getDateTimeFormat(locale, { ...fields, timeZone }).format(new Date(moment)),
    locale,
  );

/** Formats a moment's time of day: '3:45 PM', or '15:45' in a locale with a 24-hour clock. */
export const formatClockTime = (moment: Moment, options: RelativeDateOptions = {}): string =>
  formatMoment(moment, TIME_FIELDS, options);

/**
 * Based on elapsed hours rather than calendar days (docs/rules.md TXN-5). A moment after `now` is 'just now', because
 * clocks differ; an invalid one is 'unknown'. @throws RangeError for an invalid locale or time zone
 */
export function formatRelativeDate(
  timestamp: Moment,
  now: Moment,
  options: RelativeDateOptions = {},
): RelativeDate {
  const moment = new Date(timestamp);
  const elapsed = new Date(now).getTime() - moment.getTime();
  if (Number.isNaN(elapsed)) return { kind: 'unknown' };
  if (elapsed < HOUR_MS) return { kind: 'justNow' };
  if (elapsed < 24 * HOUR_MS) return { kind: 'hoursAgo', hours: Math.floor(elapsed / HOUR_MS) };

  const time = formatMoment(moment, TIME_FIELDS, options);
  if (elapsed < 48 * HOUR_MS) return { kind: 'yesterday', time };
  return { kind: 'date', date: formatMoment(moment, DATE_FIELDS, options), time };
}
