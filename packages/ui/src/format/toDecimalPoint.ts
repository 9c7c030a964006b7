/** One comma, with grouping points or spaces only before it. */
const DECIMAL_COMMA = /^([^,]*),([^,.]*)$/;

/**
 * Replaces a decimal comma if the language has one: French ‘12,50’, German ‘1.234,50’. In other languages, a comma
 * groups digits.
 */
export function toDecimalPoint(typed: string, locale: string): string {
  const parts = DECIMAL_COMMA.exec(typed);
  if (!parts || !(0.5).toLocaleString(locale).includes(',')) return typed;
  const [, whole = '', fraction = ''] = parts;
  return `${whole.replaceAll('.', '')}.${fraction}`;
}
