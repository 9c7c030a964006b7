import { hasDecimalComma } from '../../format/amountNotation';
import { parseAmount } from '../../format/parseAmount';
import { toLatinDigits } from '../../format/toLatinDigits';

const KEYS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', ',', 'Backspace'] as const;

/**
 * A key, named as in `KeyboardEvent.key`. '.' is the decimal separator and ',' the grouping separator, regardless of
 * the language.
 */
export type NumpadKey = (typeof KEYS)[number];

export interface NumpadLimits {
  /** 0 for whole numbers. */
  maxDecimals: number;
  /** In characters. */
  maxLength: number;
}

const DECIMAL_SEPARATOR = /[.\u066b\u06d4]/;

function getMark(typed: string, locale: string, maxDecimals: number): string | undefined {
  if (!/^[.,\u060c\u066b\u066c\u06d4]$/.test(typed)) return undefined;
  if (maxDecimals === 0) return ',';
  const decimals = hasDecimalComma(locale) ? ',\u060c\u066b\u06d4' : '.\u066b\u06d4';
  return decimals.includes(typed) ? '.' : ',';
}

/**
 * Maps a hardware key in any script to a numpad key; undefined if there is none. Separators are interpreted as in an
 * amount field of the language. docs/rules.md MONEY-9.
 */
export function getNumpadKey(
  typed: string,
  locale: string,
  maxDecimals: number,
): NumpadKey | undefined {
  const latin = getMark(typed, locale, maxDecimals) ?? toLatinDigits(typed);
  return KEYS.find((key) => key === latin);
}

/** Removes grouping commas, because the next digit would move them. */
const ungroup = (value: string) =>
  parseAmount(value) === null ? value : value.replaceAll(',', '');

/** Keeps leading zeros, unlike `pressKey`, and ignores decimal and grouping separators. */
export function pressCodeKey(entered: string, key: NumpadKey, maxLength: number): string {
  if (key === 'Backspace') return entered.slice(0, -1);
  return /\d/.test(key) && entered.length < maxLength ? entered + key : entered;
}

export function pressKey(
  entered: string,
  key: NumpadKey,
  { maxDecimals, maxLength }: NumpadLimits,
): string {
  const value = ungroup(entered);
  if (key === 'Backspace') return value.slice(0, -1);
  const [whole, fraction] = value.split(DECIMAL_SEPARATOR);
  if (key === '.' && (fraction !== undefined || maxDecimals === 0)) return value;
  if (fraction !== undefined && fraction.length >= maxDecimals) return value;

  const isReplaced = value === '0' && key !== '.' && key !== ',';
  const next = (isReplaced ? '' : whole === '' && key === '.' ? '0' : value) + key;
  return next.length > maxLength ? value : next;
}
