import { latinDigits } from '../../format/latinDigits';

/** The month to whose end a card is good. */
export interface Expiry {
  /** From 1. */
  month: number;
  /** Four digits. */
  year: number;
}

/** Month first, as it stands on a card; year first, as some browsers fill it in. */
const MONTH_FIRST = /^(\d{1,2})[/.-](?:20)?(\d\d)$/;
const MONTH_FIRST_UNDIVIDED = /^(\d\d)(?:20)?(\d\d)$/;
const YEAR_FIRST = /^20(\d\d)-(\d\d)$/;

/** Reads ‘08/27’, ‘8/2027’, ‘0827’ or ‘2027-08’ in Latin, Arabic or Urdu digits; null if it is no month. */
export function parseExpiry(text: string): Expiry | null {
  const bare = latinDigits(text).replace(/\s/g, '');
  const yearFirst = YEAR_FIRST.exec(bare);
  const [, first, second] =
    yearFirst ?? MONTH_FIRST.exec(bare) ?? MONTH_FIRST_UNDIVIDED.exec(bare) ?? [];
  const month = Number(yearFirst ? second : first);
  const year = 2000 + Number(yearFirst ? first : second);
  return month >= 1 && month <= 12 ? { month, year } : null;
}

/** Whether a card's last month is over on the device's calendar. */
export function isOver({ month, year }: Expiry, now: Date): boolean {
  return year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
}

/** As it stands on a card: ‘08/27’. */
export function formatExpiry({ month, year }: Expiry): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}
