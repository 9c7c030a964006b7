import { toLatinDigits } from '../../format/toLatinDigits';

const KEYS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', 'Backspace'] as const;

/** A key of the numpad, named as in `KeyboardEvent.key`; '.' is the decimal key, whatever character it shows. */
export type NumpadKey = (typeof KEYS)[number];

export interface NumpadLimits {
  /** 0 for whole numbers. */
  maxDecimals: number;
  /** In characters. */
  maxLength: number;
}

const DECIMAL_SEPARATOR = /[.\u066b\u06d4]/;

/** Returns the numpad key for a key of a hardware keyboard, in any script; undefined if there is none. */
export function getNumpadKey(typed: string): NumpadKey | undefined {
  const latin = toLatinDigits(typed).replace(/^[,\u066b\u06d4]$/, '.');
  return KEYS.find((key) => key === latin);
}

export function pressKey(
  value: string,
  key: NumpadKey,
  { maxDecimals, maxLength }: NumpadLimits,
): string {
  if (key === 'Backspace') return value.slice(0, -1);
  const [whole, fraction] = value.split(DECIMAL_SEPARATOR);
  if (key === '.' && (fraction !== undefined || maxDecimals === 0)) return value;
  if (fraction !== undefined && fraction.length >= maxDecimals) return value;

  const isReplaced = value === '0' && key !== '.';
  const next = (isReplaced ? '' : whole === '' && key === '.' ? '0' : value) + key;
  return next.length > maxLength ? value : next;
}
