/** Noon: a daylight-saving change cannot move it to another day. */
const noonOf = (now: Date, months: number, days: number) =>
  new Date(now.getFullYear(), now.getMonth() + months, days, 12);

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns the local date that many days from now, as `YYYY-MM-DD`. docs/rules.md DEMO-7. */
export function dayFrom(now: Date, days: number): string {
  const day = noonOf(now, 0, now.getDate() + days);
  return [day.getFullYear(), twoDigits(day.getMonth() + 1), twoDigits(day.getDate())].join('-');
}

/** Returns a card's expiry date that many months from now. docs/rules.md DEMO-7. */
export function expiryFrom(now: Date, months: number): { expiryMonth: number; expiryYear: number } {
  const month = noonOf(now, months, 1);
  return { expiryMonth: month.getMonth() + 1, expiryYear: month.getFullYear() };
}
