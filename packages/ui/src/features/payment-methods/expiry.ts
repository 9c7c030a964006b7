import { cleanIdentifier } from '../../format/cleanIdentifier';

export interface Expiry {
  /** 1 is January. */
  month: number;
  /** Four digits. */
  year: number;
}

/** Cards print the month first; some browsers autofill the year first. */
const MONTH_FIRST = /^(\d{1,2})[/.-](?:20)?(\d\d)$/;
const MONTH_FIRST_UNDIVIDED = /^(\d\d)(?:20)?(\d\d)$/;
const YEAR_FIRST = /^20(\d\d)-(\d\d)$/;

/** Parses ‘08/27’, ‘8/2027’, ‘0827’ or ‘2027-08’ in Latin, Arabic or Urdu digits; null if invalid. */
export function parseExpiry(text: string): Expiry | null {
  const bare = cleanIdentifier(text);
  const yearFirst = YEAR_FIRST.exec(bare);
  const [, first, second] =
    yearFirst ?? MONTH_FIRST.exec(bare) ?? MONTH_FIRST_UNDIVIDED.exec(bare) ?? [];
  const month = Number(yearFirst ? second : first);
  const year = 2000 + Number(yearFirst ? first : second);
  return month >= 1 && month <= 12 ? { month, year } : null;
}

export function isExpired({ month, year }: Expiry, now: Date): boolean {
  return year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
}

export function formatExpiry({ month, year }: Expiry): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}
