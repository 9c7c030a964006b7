import { getIsoDate, getLastDay, getMonth, isIsoDate } from './isoDate';

/** First and last day as ISO dates, both inclusive. */
export interface Period {
  from: string;
  to: string;
}

export const getMonthPeriod = (month: string): Period => ({
  from: `${month}-01`,
  to: getLastDay(month),
});

/** Returns the month, such as '2026-11', if the period is exactly one month; otherwise null. */
export function getMonthIfWhole({ from, to }: Period): string | null {
  const month = getMonth(from);
  return from === `${month}-01` && to === getLastDay(month) ? month : null;
}

/** Whether both are dates and the first is not after the last. docs/rules.md STATE-3. */
export const isValidPeriod = ({ from, to }: Period): boolean =>
  isIsoDate(from) && isIsoDate(to) && from <= to;

/** Whether an ISO date is in the period, including its first and last day. */
export const isInPeriod = (date: string, { from, to }: Period): boolean =>
  from <= date && date <= to;

/**
 * Returns the months with transactions and the current month, newest first.
 * @param today ISO date
 * @param timeZone IANA name; defaults to the device's
 */
export function listMonths(
  transactions: readonly { timestamp: string }[],
  today: string,
  timeZone?: string,
): string[] {
  const dates = transactions.map(({ timestamp }) => getIsoDate(timestamp, timeZone));
  const months = new Set([today, ...dates].filter(Boolean).map(getMonth));
  return [...months].toSorted().toReversed();
}
