import { cleanIdentifier } from '../../format/cleanIdentifier';
import type { CardBrand } from './paymentMethods';

/** Number prefixes by brand, which also match incomplete numbers. */
export const brandPatterns: Record<CardBrand, RegExp> = {
  visa: /^4/,
  mastercard: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
};

const numberLengths: Record<CardBrand, readonly number[]> = {
  visa: [13, 16, 19],
  mastercard: [16],
};

const removeSeparators = (text: string) => cleanIdentifier(text).replaceAll('-', '');

/** Returns the brand of a complete or incomplete number; null if it is not supported. */
export function detectBrand(text: string): CardBrand | null {
  const digits = removeSeparators(text);
  if (brandPatterns.visa.test(digits)) return 'visa';
  return brandPatterns.mastercard.test(digits) ? 'mastercard' : null;
}

/** Validates the check digit (Luhn, ISO/IEC 7812). */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Parses Latin, Arabic or Urdu digits with spaces or hyphens; null if the length or check digit is wrong. docs/rules.md
 * METHOD-5.
 */
export function parseCardNumber(text: string): string | null {
  const digits = removeSeparators(text);
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return null;
  const brand = detectBrand(digits);
  return brand && !numberLengths[brand].includes(digits.length) ? null : digits;
}
