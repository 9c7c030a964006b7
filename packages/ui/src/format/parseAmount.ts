import { getNumberFormat } from '../intl';
import { GROUP_SIGN, hasDecimalComma, normalizeMarks } from './amountNotation';

/** In characters. The time to find a unit grows with the square of the length. */
const MAX_TEXT_LENGTH = 200;
/** Longer input is a mistake rather than an amount. */
const MAX_INTEGER_DIGITS = 30;
/** As many decimals as a conversion keeps, so that input is never rounded. */
const MAX_FRACTION_DIGITS = 20;

/** Zero-width characters and direction marks, which users paste unintentionally. */
export const INVISIBLE_CHARACTERS = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** An Urdu full stop, which ends a sentence. */
const FULL_STOP = /\s*\u06d4$/;
/** Directly after a number without decimals, it is a decimal separator. */
const FULL_STOP_WITH_POINT = /(?:(?<!\d)|(?<=[.\u066b\u06d4].*))\s*\u06d4$/;
const FULL_STOP_WITH_COMMA = /(?:(?<!\d)|(?<=[,\u066b\u06d4].*))\s*\u06d4$/;

/** Rupees, riyals, dinars and grams as typed on Urdu and Arabic keyboards. */
const ARABIC_CURRENCY = 'روپ(?:ے|[یي][ہه])|روبي[ةه]|ر\\.?\\s?س\\.?|د\\.?\\s?ب\\.?';
const ARABIC_GRAM = 'گرام|غرام|غ';

// A point after 'Rs' ends the abbreviation; after a code it could be a decimal point ('USD.5').
const LEADING_UNIT = new RegExp(
  `^([+-]?)\\s*(rs\\.?|(?:pkr|usd|bhd|bd|sar|sr)(?!\\.)|${ARABIC_CURRENCY}|\\p{Sc})\\s*`,
  'iu',
);
// '/-' ends a rupee amount in Pakistan: 'Rs. 500/-'.
const TRAILING_UNIT = new RegExp(
  `()\\s*(rs\\.?|pkr|usd|bhd|bd|sar|sr|g|${ARABIC_GRAM}|${ARABIC_CURRENCY}|\\p{Sc})$`,
  'iu',
);
const RUPEE_CLOSING = /\s*\/-$/;

/** Any ISO 4217 code. */
const LEADING_CODE = /^([+-]?)\s*([A-Z]{3})(?!\.)\s*/;
const TRAILING_CODE = /()\s*([A-Z]{3})$/;

/** Returns the text without its unit, and the unit. */
function splitUnit(text: string): [bare: string, unit: string] {
  const closed = text.replace(RUPEE_CLOSING, '');
  for (const pattern of [LEADING_UNIT, LEADING_CODE, TRAILING_UNIT, TRAILING_CODE]) {
    const unit = pattern.exec(closed)?.[2];
    if (unit !== undefined) return [closed.replace(pattern, '$1'), unit];
  }
  return [closed, ''];
}

const CODE = /^[A-Z]{3}$/;

/** Units that several currencies use or that `Intl` does not know, and the codes for which they are typed. */
const UNIT_CODES: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:rs|\u20a8|روپ|روبي)/i, /^(?:PKR|INR|LKR|NPR|MUR|SCR)$/],
  [/^(?:bd$|د)/i, /^BHD$/],
  [/^(?:sr$|ر|\u20c1)/i, /^SAR$/],
  [/^\ufdfc/, /^(?:SAR|IRR|OMR|QAR|YER)$/],
  [/^RMB$/, /^CNY$/],
  [/^DHS$/, /^AED$/],
];

const GRAM = new RegExp(`^(?:g|${ARABIC_GRAM})$`, 'i');

/** Whether a weight in grams can be in the currency. Without a unit, a code that has not three letters is a metal's. */
const isInGrams = (currency: string, ownUnit: string): boolean =>
  /^(?:GOLD|SILVER)$/.test(currency) || (ownUnit ? GRAM.test(ownUnit) : !CODE.test(currency));

/** Whether an amount with this unit can be in the currency: '$' also stands for Australian dollars. */
function isUnitOf(unit: string, currency: string, ownUnit: string): boolean {
  if (unit.toUpperCase() === currency) return true;
  if (GRAM.test(unit)) return isInGrams(currency, ownUnit);
  const codes = UNIT_CODES.find(([units]) => units.test(unit))?.[1];
  if (codes) return codes.test(currency);
  if (!CODE.test(currency)) return false;
  const symbol = getNumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(0);
  // Chinese, Japanese and Korean keyboards have signs of full width.
  return symbol.includes(unit.normalize('NFKC'));
}

export interface AmountFormat {
  /** BCP 47 tag of the text's language. @default 'en' */
  locale?: string;
  /** The currency's number of decimals. @default any number */
  decimals?: number;
  /** Code of the currency. An amount with the sign, code or unit of another one is rejected. @default any currency */
  currency?: string;
}

export interface Figure {
  integer: string;
  /** Undefined without a decimal separator. */
  fraction: string | undefined;
}

/** Groups of three digits or, as in South Asia, of two before the last three: '1,250,000', '12,50,000'. */
const GROUPED = /^[1-9](?:\d{0,2}(?:,\d{3})+|\d?(?:,\d{2})*,\d{3})$/;

/** Returns the digits of an integer, grouped by one kind of separator or not; null if a separator is misplaced. */
function readInteger(text: string, groupMark: string): string | null {
  if (/^\d*$/.test(text)) return text;
  const mark = text.includes(groupMark) ? groupMark : GROUP_SIGN;
  const commas = text.replace(/[,.\u066c]/g, (char) => (char === mark ? ',' : 'x'));
  return GROUPED.test(commas) ? commas.replaceAll(',', '') : null;
}

function readFigure(text: string, decimals: RegExp, groupMark: string): Figure | null {
  const [whole = '', fraction, ...rest] = text.split(decimals);
  const integer = readInteger(whole, groupMark);
  if (integer === null || rest.length > 0 || !/^\d*$/.test(fraction ?? '')) return null;
  return integer + (fraction ?? '') === '' ? null : { integer, fraction };
}

const NO_MARK = /(?!)/;

// The Arabic decimal separator, and the Urdu full stop, which replaces the point on Urdu keyboards.
const readWithPoint = (text: string) => readFigure(text, /[.\u066b\u06d4]/, ',');
const readWithComma = (text: string) => readFigure(text, /[,\u066b\u06d4]/, '.');
const readEnglish = (text: string) =>
  text.includes(GROUP_SIGN) ? null : readFigure(text, /\./, ',');
const readWhole = (text: string) =>
  readFigure(text, NO_MARK, ',') ?? readFigure(text, NO_MARK, '.');

/** How a text was parsed. docs/rules.md MONEY-9, MONEY-16, MONEY-17, MONEY-20. */
export type AmountReading =
  | {
      kind: 'amount';
      amount: string;
      /** As typed. */
      sign: string;
      figure: Figure;
      /** Whether the text uses the locale's own separators. */
      isOwnNotation: boolean;
    }
  | { kind: 'tooManyDecimals' }
  /** A number with a misplaced separator, such as a decimal comma in English. */
  | { kind: 'misplacedMark' }
  /** A number with the sign, code or unit of another currency. */
  | { kind: 'otherCurrency' }
  | { kind: 'unreadable' };

function toAmount(sign: string, { integer: digits, fraction = '' }: Figure): string | null {
  const integer = digits.replace(/^0+(?=\d)/, '') || '0';
  if (integer.length > MAX_INTEGER_DIGITS || fraction.length > MAX_FRACTION_DIGITS) return null;
  const magnitude = fraction === '' ? integer : `${integer}.${fraction}`;
  const isNegative = sign === '-' && /[1-9]/.test(magnitude);
  return isNegative ? `-${magnitude}` : magnitude;
}

/** Parses a text without unit. */
function readBare(text: string, locale: string, decimals: number): AmountReading {
  const [, sign = '', figure = ''] = /^([+-]?)\s*(.*)$/.exec(text) ?? [];
  const isCommaLocale = hasDecimalComma(locale);
  const own =
    (decimals === 0 && readWhole(figure)) ||
    (isCommaLocale ? readWithComma : readWithPoint)(figure);
  const other = own === null && isCommaLocale ? readEnglish(figure) : null;
  // A separator at the end does not reveal which notation is used.
  const read = own ?? (other?.fraction === '' ? null : other);
  if (read === null) {
    return {
      kind: /^[\d.,\s\u066b\u066c]*\d[\d.,\s\u066b\u066c]*$/.test(figure)
        ? 'misplacedMark'
        : 'unreadable',
    };
  }
  const hasDecimalMark = read.fraction !== undefined;
  if (decimals === 0 ? hasDecimalMark : (read.fraction?.length ?? 0) > decimals) {
    return { kind: 'tooManyDecimals' };
  }
  const amount = toAmount(sign, read);
  return amount === null
    ? { kind: 'unreadable' }
    : { kind: 'amount', amount, sign, figure: read, isOwnNotation: own !== null };
}

/**
 * Returns the amount, or why the text is not an amount.
 * @param format with the unit that a field shows, if any: a metal in tola has no amounts in grams
 */
export function readAmount(
  text: string,
  format: AmountFormat & { unit?: string } = {},
): AmountReading {
  const { locale = 'en', decimals = Infinity, currency, unit: ownUnit = '' } = format;
  if (text.length > MAX_TEXT_LENGTH) return { kind: 'unreadable' };
  const fullStop = hasDecimalComma(locale) ? FULL_STOP_WITH_COMMA : FULL_STOP_WITH_POINT;
  const plain = normalizeMarks(text.replace(INVISIBLE_CHARACTERS, ''), locale)
    .trim()
    .replace(decimals === 0 ? FULL_STOP : fullStop, '')
    .replaceAll('\u2212', '-');
  const [bare, unit] = splitUnit(plain);
  const reading = readBare(bare, locale, decimals);
  const isOther =
    currency && unit && reading.kind !== 'unreadable' && !isUnitOf(unit, currency, ownUnit);
  return isOther ? { kind: 'otherCurrency' } : reading;
}

/**
 * Returns a plain decimal string that keeps a minus and trailing zeros, or null if the text is not an amount. Accepts
 * Latin, Arabic or Urdu digits, grouped or not, with or without one currency symbol or unit. docs/rules.md MONEY-9,
 * MONEY-20.
 */
export function parseAmount(text: string, format?: AmountFormat): string | null {
  const reading = readAmount(text, format);
  return reading.kind === 'amount' ? reading.amount : null;
}

/** Returns the number of decimals in a typed amount, ignoring trailing zeros; 0 if it is not an amount. */
export const countDecimals = (text: string): number =>
  /\.(\d*?)0*$/.exec(parseAmount(text) ?? '')?.[1]?.length ?? 0;
