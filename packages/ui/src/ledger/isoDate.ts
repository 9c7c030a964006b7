import { getDateTimeFormat } from '../intl';

const LAST_DAY = '9999-12-31';

/**
 * Returns a moment's ISO date in a time zone; '' for an invalid moment. Limited to 9999-12-31, because dates are
 * compared as text.
 * @param timeZone IANA name; defaults to the device's
 */
export function getIsoDate(moment: string | Date, timeZone?: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  // Swedish short dates use the ISO format, but do not pad the year.
  const text = getDateTimeFormat('sv', { dateStyle: 'short', timeZone }).format(date);
  return text.length > LAST_DAY.length ? LAST_DAY : text.padStart(LAST_DAY.length, '0');
}

/** Returns '2026-11-30' for '2026-11'. */
export function getLastDay(month: string): string {
  const [year = 0, index = 0] = month.split('-').map(Number);
  return `${month}-${new Date(Date.UTC(year, index, 0)).getUTCDate()}`;
}

/** Returns '2026-11' for '2026-11-21'. */
export const getMonth = (isoDate: string): string => isoDate.slice(0, 7);

/** Whether the text is an ISO date. Date inputs also return '' while incomplete, and dates with six-digit years. */
export function isIsoDate(text: string): boolean {
  const date = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(date.getTime())) return false;
  // Chromium and Node parse February 31 as March 3.
  return date.toISOString().startsWith(text);
}
