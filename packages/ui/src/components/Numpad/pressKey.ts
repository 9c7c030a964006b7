/** The keys of a numpad. `.` is the decimal key, whatever sign it shows. */
export type NumpadKey =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '.'
  | 'backspace';

export interface NumpadLimits {
  /** Maximum digits after the decimal separator; 0 for whole numbers. */
  maxDecimals: number;
  /** Maximum length of the value, in characters. */
  maxLength: number;
}

/** The decimal separators that `parseAmount` accepts, because the user may have typed the value into a field. */
const DECIMAL_SEPARATOR = /[.\u066b\u06d4]/;

/** Returns the value after a press of a key. A key that would exceed a limit has no effect. */
export function pressKey(
  value: string,
  key: NumpadKey,
  { maxDecimals, maxLength }: NumpadLimits,
): string {
  if (key === 'backspace') return value.slice(0, -1);
  const [whole, fraction] = value.split(DECIMAL_SEPARATOR);
  if (key === '.' && (fraction !== undefined || maxDecimals === 0)) return value;
  if (fraction !== undefined && fraction.length >= maxDecimals) return value;

  const isReplaced = value === '0' && key !== '.';
  const next = (isReplaced ? '' : whole === '' && key === '.' ? '0' : value) + key;
  return next.length > maxLength ? value : next;
}
