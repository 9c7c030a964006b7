const DIGITS_AND_GAPS = /^[\d\u0660-\u0669\u06f0-\u06f9\s-]*$/;
const MONTH_AND_MORE = /^([\d\u0660-\u0669\u06f0-\u06f9]{2})([\d\u0660-\u0669\u06f0-\u06f9]{0,4})$/;

/** Only what grows at its end is tidied: anywhere else the caret would jump. */
const isAppended = (previous: string, next: string) =>
  next.length > previous.length && next.startsWith(previous);

/** Groups a card number by four while it is typed, pasted or filled in. */
export function typedCardNumber(previous: string, next: string): string {
  if (!isAppended(previous, next) || !DIGITS_AND_GAPS.test(next)) return next;
  const digits = next.replace(/[\s-]/g, '');
  return digits.match(/.{1,4}/g)?.join(' ') ?? '';
}

/** Puts the stroke between month and year while an expiry is typed; one that is typed as well is dropped. */
export function typedExpiry(previous: string, next: string): string {
  if (!isAppended(previous, next)) return next;
  return next.replace(MONTH_AND_MORE, '$1/$2').replace('//', '/');
}
