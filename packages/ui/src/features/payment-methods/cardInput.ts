const DIGITS_AND_SEPARATORS = /^[\d\u0660-\u0669\u06f0-\u06f9\s-]*$/;
const MONTH_AND_YEAR = /^([\d\u0660-\u0669\u06f0-\u06f9]{2})([\d\u0660-\u0669\u06f0-\u06f9]{0,4})$/;

/** Only text appended at the end is reformatted, because otherwise the caret would jump. */
const isAppended = (previous: string, next: string) =>
  next.length > previous.length && next.startsWith(previous);

export function formatCardNumberInput(previous: string, next: string): string {
  if (!isAppended(previous, next) || !DIGITS_AND_SEPARATORS.test(next)) return next;
  const digits = next.replace(/[\s-]/g, '');
  return digits.match(/.{1,4}/g)?.join(' ') ?? '';
}

export function formatExpiryInput(previous: string, next: string): string {
  if (!isAppended(previous, next)) return next;
  return next.replace(MONTH_AND_YEAR, '$1/$2').replace('//', '/');
}
