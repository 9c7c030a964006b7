/** Noon, which no change of the clocks moves into another day. */
const noonOf = (now: Date, months: number, days: number) =>
  new Date(now.getFullYear(), now.getMonth() + months, days, 12);

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The day so many days after now, or before it where negative: `YYYY-MM-DD` of the device's calendar. docs/rules.md DEMO-7. */
export function dayFrom(now: Date, days: number): string {
  const day = noonOf(now, 0, now.getDate() + days);
  return [day.getFullYear(), twoDigits(day.getMonth() + 1), twoDigits(day.getDate())].join('-');
}

/** A card's expiry, so many months after now. docs/rules.md DEMO-7. */
export function expiryFrom(now: Date, months: number): { expiryMonth: number; expiryYear: number } {
  const month = noonOf(now, months, 1);
  return { expiryMonth: month.getMonth() + 1, expiryYear: month.getFullYear() };
}
