/** Supported by browsers and Node. docs/rules.md ZAKAT-5. */
const CALENDAR = 'islamic-umalqura';

const DAY = 86_400_000;

/** Days. A year that starts mid-month can be a day shorter than one that starts in Muharram. */
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
 * Argument and result are ISO dates. Returns the same day of the Islamic calendar a year later, or the first of the
 * next month if that month is shorter.
 */
export function getLunarYearEnd(began: string): string {
  const start = Date.parse(began);
  const anniversary = toIslamicNumber(start) + 10_000;
  let end = start + SHORTEST_YEAR * DAY;
  while (toIslamicNumber(end) < anniversary) end += DAY;
  return new Date(end).toISOString().slice(0, 10);
}

export const formatIslamicDate = (isoDate: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    calendar: CALENDAR,
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(Date.parse(isoDate));
