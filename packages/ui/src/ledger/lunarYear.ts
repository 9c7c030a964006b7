import { keepDateTogether } from '../format/direction';
import { getDateTimeFormat } from '../intl';
import { getLanguageTag } from '../locale/languages';

/** Umm al-Qura, which browsers and Node support. docs/rules.md ZAKAT-5. */
const CALENDAR = 'islamic-umalqura';

const DAY = 86_400_000;

/** In days. A year from mid-month to mid-month can be a day shorter than one starting in Muharram. */
const SHORTEST_YEAR = 353;

const format = new Intl.DateTimeFormat('en-u-nu-latn', {
  calendar: CALENDAR,
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** Returns the Islamic date as a sortable number: 14470529. */
function toIslamicNumber(moment: number): number {
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0 } = parts;
  return year * 10_000 + month * 100 + day;
}

/**
 * Returns the same Islamic date one year later, or the first of the next month if that month is shorter. Argument and
 * result are ISO dates.
 */
export function getLunarYearEnd(began: string): string {
  const start = Date.parse(began);
  const anniversary = toIslamicNumber(start) + 10_000;
  let end = start + SHORTEST_YEAR * DAY;
  while (toIslamicNumber(end) < anniversary) end += DAY;
  return new Date(end).toISOString().slice(0, 10);
}

/** CLDR misspells two months in Urdu: 1 ر بیع الاول. */
const URDU_MONTHS: Readonly<Record<number, string>> = { 3: 'ربیع الاول', 4: 'ربیع الثانی' };

/** Formats an ISO date as a date in the Islamic calendar. */
export function formatIslamicDate(isoDate: string, locale: string): string {
  const moment = Date.parse(isoDate);
  const ownMonth =
    getLanguageTag(locale) === 'ur'
      ? URDU_MONTHS[Math.floor(toIslamicNumber(moment) / 100) % 100]
      : undefined;
  const parts = getDateTimeFormat(locale, {
    calendar: CALENDAR,
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).formatToParts(moment);
  const text = parts.map(({ type, value }) => (type === 'month' && ownMonth) || value).join('');
  return keepDateTogether(text, locale);
}
