/** Noon stays on the same day when daylight saving time starts or ends. */
const atNoon = (now: Date, months: number, day: number) =>
  new Date(now.getFullYear(), now.getMonth() + months, day, 12);

const padToTwoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns the local date `days` from now as `YYYY-MM-DD`. docs/rules.md DEMO-7. */
export function getDay(now: Date, days: number): string {
  const day = atNoon(now, 0, now.getDate() + days);
  return [
    day.getFullYear(),
    padToTwoDigits(day.getMonth() + 1),
    padToTwoDigits(day.getDate()),
  ].join('-');
}

/** Returns the expiry date `months` from now. docs/rules.md DEMO-7. */
export function getExpiry(now: Date, months: number): { expiryMonth: number; expiryYear: number } {
  const month = atNoon(now, months, 1);
  return { expiryMonth: month.getMonth() + 1, expiryYear: month.getFullYear() };
}
