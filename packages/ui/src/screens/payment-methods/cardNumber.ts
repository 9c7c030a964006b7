import { latinDigits } from '../../format/latinDigits';
import type { CardBrand } from './paymentMethods';

/** How the numbers of a brand begin. Holds for the first digits of a number as well. */
const beginnings: Record<CardBrand, RegExp> = {
  visa: /^4/,
  mastercard: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
};

/** How many digits a brand's numbers have. */
const lengths: Record<CardBrand, readonly number[]> = {
  visa: [13, 16, 19],
  mastercard: [16],
};

const bareNumber = (text: string) => latinDigits(text).replace(/[\s-]/g, '');

/** The brand that a number, or the beginning of one, belongs to. */
export function brandOf(text: string): CardBrand | null {
  const digits = bareNumber(text);
  if (beginnings.visa.test(digits)) return 'visa';
  return beginnings.mastercard.test(digits) ? 'mastercard' : null;
}

/** The check digit of ISO/IEC 7812: every second digit from the end counts double. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Reads a card number as it was typed or pasted: Latin, Arabic or Urdu digits, with spaces or
 * hyphens. Of any brand, as long as its length and check digit are right. docs/rules.md METHOD-5.
 *
 * @returns the digits, or null if this is no card's number.
 */
export function parseCardNumber(text: string): string | null {
  const digits = bareNumber(text);
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return null;
  const brand = brandOf(digits);
  return brand && !lengths[brand].includes(digits.length) ? null : digits;
}
