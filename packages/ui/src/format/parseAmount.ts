import { toLatinDigits } from './toLatinDigits';

/** Longer than this is a slip of the hand, not an amount. */
const MAX_INTEGER_DIGITS = 30;
/** As many as a conversion keeps, so that nothing typed is rounded. */
const MAX_FRACTION_DIGITS = 20;

/** Zero width characters and the marks that steer text direction: pasted along, never meant. */
const INVISIBLE_CHARACTERS = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Comma, Arabic comma and thousands separator, and the spaces that group digits. */
const GROUPING_CHARACTERS = /[,\u060c\u066c \u00a0\u2009\u202f]/g;

/** The Arabic decimal sign, and Urdu's full stop: on her keyboard it lies where the point does. */
const DECIMAL_SIGNS = /[\u066b\u06d4]/g;
/** At the end it closes a sentence. */
const FULL_STOP = /\s*\u06d4$/;
const MINUS_SIGNS = /\u2212/g;

/** What an Urdu or Arabic keyboard writes for rupees, riyals, dinars; and for grams. */
const ARABIC_CURRENCY = 'روپ(?:ے|[یي][ہه])|روبي[ةه]|ر\\.?\\s?س\\.?|د\\.?\\s?ب\\.?';
const ARABIC_GRAM = 'گرام|غرام|غ';

// A point after 'Rs' ends the abbreviation. After a code it could be a decimal point as well
// ('USD.5'), so it matches nothing there and the text is refused.
const LEADING_UNIT = new RegExp(
  `^([+-]?)\\s*(?:rs\\.?|(?:pkr|usd|bhd|bd|sar|sr)(?!\\.)|${ARABIC_CURRENCY}|[$₨﷼])\\s*`,
  'i',
);
// '/-' closes a written rupee amount in Pakistan: 'Rs. 500/-'.
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
 * Reads an amount that a person typed or pasted: Latin, Arabic or Urdu digits, grouped or not, with
 * or without one currency sign or unit, in Latin or Arabic letters. Commas are ignored in any position.
 * docs/rules.md MONEY-9.
 *
 * @returns a plain decimal string (trailing zeros kept, a minus kept so that a rule can refuse it),
 * or null if the text is no amount.
 */
export function parseAmount(text: string): string | null {
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
