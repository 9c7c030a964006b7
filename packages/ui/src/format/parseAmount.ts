import { toLatinDigits } from './toLatinDigits';

/** In characters. The time to match a unit grows with the square of the length. */
const MAX_TEXT_LENGTH = 200;
/** Longer input is a mistake, not an amount. */
const MAX_INTEGER_DIGITS = 30;
/** As many decimals as a conversion keeps, so input is never rounded. */
const MAX_FRACTION_DIGITS = 20;

/** Zero-width characters and direction marks, which users paste unintentionally. */
const INVISIBLE_CHARACTERS = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Comma, Arabic comma and thousands separator, and spaces that group digits. */
const GROUPING_CHARACTERS = /[,\u060c\u066c \u00a0\u2009\u202f]/g;

/** The Arabic decimal separator, and the Urdu full stop, which Urdu keyboards have in place of the point. */
const DECIMAL_SIGNS = /[\u066b\u06d4]/g;
/** An Urdu full stop at the end of the text ends a sentence, so it is removed. */
const FULL_STOP = /\s*\u06d4$/;
const MINUS_SIGNS = /\u2212/g;

/** Rupees, riyals, dinars and grams as typed on Urdu and Arabic keyboards. */
const ARABIC_CURRENCY = 'روپ(?:ے|[یي][ہه])|روبي[ةه]|ر\\.?\\s?س\\.?|د\\.?\\s?ب\\.?';
const ARABIC_GRAM = 'گرام|غرام|غ';

// A point after 'Rs' ends the abbreviation; after a code it might be a decimal point ('USD.5').
const LEADING_UNIT = new RegExp(
  `^([+-]?)\\s*(?:rs\\.?|(?:pkr|usd|bhd|bd|sar|sr)(?!\\.)|${ARABIC_CURRENCY}|[$₨﷼])\\s*`,
  'i',
);
// '/-' ends a rupee amount in Pakistan: 'Rs. 500/-'.
const TRAILING_UNIT = new RegExp(
  `\\s*(?:rs\\.?|pkr|usd|bhd|bd|sar|sr|g|${ARABIC_GRAM}|${ARABIC_CURRENCY}|[$₨﷼])$`,
  'i',
);
const RUPEE_CLOSING = /\s*\/-$/;

const NUMBER_PATTERN = /^([+-]?)(\d*)(?:\.(\d*))?$/;

function removeUnit(text: string): string {
  const closed = text.replace(RUPEE_CLOSING, '');
  const bare = closed.replace(LEADING_UNIT, '$1');
  return bare === closed ? closed.replace(TRAILING_UNIT, '') : bare;
}

/**
 * Returns a plain decimal string, or null if the text is not an amount; a minus and trailing zeros are kept. Accepts
 * Latin, Arabic or Urdu digits, grouped or not, with or without one currency symbol or unit. Commas are ignored.
 * docs/rules.md MONEY-9.
 */
export function parseAmount(text: string): string | null {
  if (text.length > MAX_TEXT_LENGTH) return null;
  const latin = toLatinDigits(text)
    .replace(INVISIBLE_CHARACTERS, '')
    .trim()
    .replace(FULL_STOP, '')
    .replace(DECIMAL_SIGNS, '.')
    .replace(MINUS_SIGNS, '-');
  const match = NUMBER_PATTERN.exec(removeUnit(latin).replace(GROUPING_CHARACTERS, ''));
  if (match === null) return null;

  const [, sign = '', whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return null;

  const integer = whole.replace(/^0+(?=\d)/, '') || '0';
  if (integer.length > MAX_INTEGER_DIGITS || fraction.length > MAX_FRACTION_DIGITS) return null;

  const magnitude = fraction === '' ? integer : `${integer}.${fraction}`;
  const isNegative = sign === '-' && /[1-9]/.test(magnitude);
  return isNegative ? `-${magnitude}` : magnitude;
}

/** Returns the number of decimals of an amount as typed, not counting zeros at the end; 0 if it is not an amount. */
export const countDecimals = (text: string): number =>
  /\.(\d*?)0*$/.exec(parseAmount(text) ?? '')?.[1]?.length ?? 0;
