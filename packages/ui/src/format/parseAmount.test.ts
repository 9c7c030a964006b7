import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from './decimal';
import { decimalText, unsignedDecimalText } from './decimal.arbitraries';
import { formatAmount, formatPreview } from './formatAmount';
import { parseAmount, readAmount } from './parseAmount';
import { money } from './testing/money';

const convertDigits = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + digit.charCodeAt(0) - 48));
const toArabicDigits = convertDigits(0x660);
const toUrduDigits = convertDigits(0x6f0);

describe('accepted input', () => {
  it.each([
    ['1000', '1000'],
    ['1,000.50', '1000.50'],
    ['12,50,000', '1250000'],
    ['1,250,000', '1250000'],
    ['1 000 000', '1000000'],
    ['1\u00a0000', '1000'],
    ['1\u202f000', '1000'],
    ['  25 ', '25'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['000', '0'],
    ['0.00', '0.00'],
    ['+5', '5'],
    ['١٬٢٣٤٫٥٠', '1234.50'],
    ['۱۲۳۴٫۵۰', '1234.50'],
    ['۱٬۲۳۴.5', '1234.5'],
    ['۱،۵۰۰', '1500'],
    ['۱،۵۰۰٫۵۰', '1500.50'],
    ['۱،۵۰۰۔۵۰', '1500.50'],
    ['۱۵۰۰۔', '1500'],
    ['1500.50 ۔', '1500.50'],
    ['۔۵', '0.5'],
    ['\u200f۵۰۰\u200e', '500'],
    ['\u2066Rs. 500\u2069', '500'],
  ])('%j is %s', (text, expected) => {
    expect(parseAmount(text)).toBe(expected);
  });

  it.each([
    ['Rs 500', '500'],
    ['Rs. 1,500.00', '1500.00'],
    ['Rs.500', '500'],
    ['rs .5', '0.5'],
    ['₨500', '500'],
    ['500 Rs.', '500'],
    ['500Rs', '500'],
    ['Rs. 500/-', '500'],
    ['PKR 500', '500'],
    ['500 pkr', '500'],
    ['KWD 1.250', '1.250'],
    ['-EUR 5', '-5'],
    ['5 EUR', '5'],
    ['€5', '5'],
    ['$3.60', '3.60'],
    ['$.50', '0.50'],
    ['3.60$', '3.60'],
    ['USD 3.60', '3.60'],
    ['BD 1.35', '1.35'],
    ['BHD1.35', '1.35'],
    ['SR 13.50', '13.50'],
    ['13.50 SAR', '13.50'],
    ['﷼ 13.50', '13.50'],
    ['2.500 g', '2.500'],
    ['2.500g', '2.500'],
    ['۱،۵۰۰ روپے', '1500'],
    ['۱۵۰۰ روپے۔', '1500'],
    ['روپے ۵۰۰', '500'],
    ['1 روپیہ', '1'],
    ['1 روپيه', '1'],
    ['500 روبية', '500'],
    ['۲٫۵ گرام', '2.5'],
    ['٢٫٥ غرام', '2.5'],
    ['2.5 غ', '2.5'],
    ['١٣٫٥٠ ر.س.', '13.50'],
    ['13.50 ر.س', '13.50'],
    ['ر.س. 13.50', '13.50'],
    ['1.35 د.ب.', '1.35'],
  ])('%j is %s without its unit', (text, expected) => {
    expect(parseAmount(text)).toBe(expected);
  });

  it.each([
    ['-5', '-5'],
    ['−5', '-5'],
    ['-$5', '-5'],
    ['$-5', '-5'],
    ['− Rs. 5.00', '-5.00'],
    ['-0', '0'],
    ['-0.00', '0.00'],
  ])('parses %j as %s and leaves validation to the rules', (text, expected) => {
    expect(parseAmount(text)).toBe(expected);
  });
});

// docs/rules.md MONEY-20.
describe('in a currency', () => {
  it.each([
    ['PKR', '500', '500'],
    ['PKR', 'Rs 500', '500'],
    ['PKR', 'Rs. 500/-', '500'],
    ['PKR', '2,000,000/-', '2000000'],
    ['PKR', '₨500', '500'],
    ['PKR', 'pkr 500', '500'],
    ['PKR', '-PKR 5', '-5'],
    ['PKR', '۵۰۰ روپے', '500'],
    ['PKR', '500 روبية', '500'],
    ['INR', 'Rs 500', '500'],
    ['INR', '₹500', '500'],
    ['USD', '$500', '500'],
    ['USD', '500 USD', '500'],
    ['AUD', '$500', '500'],
    ['EUR', '€ 20', '20'],
    ['BHD', 'BD 1.35', '1.35'],
    ['BHD', '1.35 د.ب.', '1.35'],
    ['SAR', 'SR 13.50', '13.50'],
    ['SAR', '13.50 ر.س.', '13.50'],
    ['SAR', '﷼ 13.50', '13.50'],
    ['CNY', '￥500', '500'],
    ['JPY', '￥500', '500'],
    ['KRW', '￦500', '500'],
    ['USD', '＄500', '500'],
    ['CNY', 'RMB 500', '500'],
    ['AED', '500 DHS', '500'],
    ['KWD', 'KWD 1.250', '1.250'],
    ['GOLD', '2.5 g', '2.5'],
    ['GOLD', '۲٫۵ گرام', '2.5'],
    ['', '$500', '500'],
  ])('in %s, %j is %s', (currency, text, expected) => {
    expect(parseAmount(text, { currency })).toBe(expected);
  });

  it.each([
    ['PKR', '$500'],
    ['PKR', '500$'],
    ['PKR', '-$5'],
    ['PKR', '500 USD'],
    ['PKR', 'usd 500'],
    ['PKR', '€ 20'],
    ['PKR', '20€'],
    ['PKR', '₹500'],
    ['PKR', 'KWD 1.250'],
    ['PKR', '١٣٫٥٠ ر.س.'],
    ['PKR', '1.35 BD'],
    ['PKR', '2.5 g'],
    ['PKR', '$1.2345'],
    ['PKR', '€1.500,00'],
    ['PKR', '￥500'],
    ['PKR', 'RMB 500'],
    ['USD', 'Rs. 500'],
    ['USD', '500 روپے'],
    ['USD', '€5'],
    ['EUR', '$5'],
    ['SAR', '1.35 د.ب.'],
    ['GOLD', 'Rs 500'],
    ['GOLD', '$5'],
  ])('in %s, %j is in another currency', (currency, text) => {
    expect(readAmount(text, { currency, decimals: 3 })).toEqual({ kind: 'otherCurrency' });
    expect(parseAmount(text, { currency })).toBeNull();
  });

  // A currency sign since Unicode 17; other engines do not read it as one.
  it('reads the sign of the Saudi riyal as riyals only', () => {
    const isSign = /\p{Sc}/u.test('\u20c1');
    expect(parseAmount('\u20c1 500', { currency: 'SAR' })).toBe(isSign ? '500' : null);
    expect(parseAmount('\u20c1 500', { currency: 'PKR' })).toBeNull();
  });

  it.each(['$', 'USD', '$abc', 'PKR $5', '$5 PKR', '500 rubles'])('%j is unreadable', (text) => {
    expect(readAmount(text, { currency: 'PKR' })).toEqual({ kind: 'unreadable' });
  });
});

describe('rejected input', () => {
  it.each([
    '',
    '   ',
    '.',
    ',',
    '-',
    '+',
    '-.',
    '$',
    'PKR',
    'g',
    'abc',
    '12a',
    '1e5',
    '1E5',
    'NaN',
    'Infinity',
    '0x1f',
    '1.2.3',
    '1٫2.3',
    '--5',
    '+-5',
    '5-',
    '-$-5',
    '$$5',
    '$5 PKR',
    'PKR Rs 5',
    // A point directly after a code is ambiguous: it may end an abbreviation or start a fraction.
    'USD.5',
    'SR. 5',
    '5 kg',
    '5 tola',
    'g 5',
    '5%',
    '۱۔۵۔۰',
    '۔',
    '،',
    'روپے',
    'روپے ۵۰۰ روپے',
    'غ 5',
    '5 کلو',
    "1'000",
    '1\n2',
    // A comma in a position where it is not a grouping separator.
    '12,50',
    '0,5',
    '0,500',
    '10,00',
    ',5,',
    '1,500,',
    '1,2500',
    '1,00,00',
    '١٢،٥٠',
    '1.500,00',
    '1,5.00',
    '1 00',
    '½',
    '５',
  ])('%j is null', (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  it('rejects excessive lengths, not counting leading zeros', () => {
    const longest = '9'.repeat(30);
    expect(parseAmount(longest)).toBe(longest);
    expect(parseAmount(`9${longest}`)).toBeNull();
    expect(parseAmount(`0${longest}`)).toBe(longest);
    expect(parseAmount(`0.${'9'.repeat(20)}`)).toBe(`0.${'9'.repeat(20)}`);
    expect(parseAmount(`0.${'9'.repeat(21)}`)).toBeNull();
  });
});

it('rejects a long text immediately, because a payment link can contain one', () => {
  expect(parseAmount(`${'0'.repeat(199)}5`)).toBe('5');
  expect(parseAmount(`${'0'.repeat(200)}5`)).toBeNull();
  expect(parseAmount(`5${' '.repeat(500_000)}x`)).toBeNull();
});

describe('for every input', () => {
  const noisy = fc.string({
    unit: fc.oneof(
      fc.constantFrom(...'0123456789.,+- eExRsPKRg$₨٫٬۱٢،۔روپےگرامغ'),
      fc.constantFrom('\u00a0', '\u202f', '\u200f', '\u2066', '−'),
      fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }),
    ),
    maxLength: 40,
  });

  it('returns null or a plain decimal without redundant zeros, and parses its own result to itself', () => {
    fc.assert(
      fc.property(noisy, (text) => {
        const amount = parseAmount(text);
        if (amount === null) return;
        expect(amount).toMatch(/^-?(?:0|[1-9]\d{0,29})(?:\.\d{1,20})?$/);
        expect(amount).not.toMatch(/^-[0.]+$/);
        expect(parseAmount(amount)).toBe(amount);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps the value of a plain decimal', () => {
    fc.assert(
      fc.property(decimalText, (text) => {
        expect(compare(parseAmount(text) ?? 'null', text)).toBe(0);
      }),
    );
  });

  it('parses the digits of all three scripts alike', () => {
    fc.assert(
      fc.property(unsignedDecimalText, (text) => {
        const amount = parseAmount(text);
        expect(amount).not.toBeNull();
        expect(parseAmount(toArabicDigits(text))).toBe(amount);
        expect(parseAmount(toUrduDigits(text).replace('.', '٫'))).toBe(amount);
      }),
    );
  });

  it('ignores commas where they group, and refuses them elsewhere', () => {
    fc.assert(
      fc.property(
        unsignedDecimalText,
        fc.nat(),
        fc.constantFrom(',', '،'),
        (text, place, comma) => {
          const amount = parseAmount(text);
          const [whole = '', ...rest] = text.split('.');
          const at = (place % whole.length) + 1;
          const written = [whole.slice(0, at) + comma + whole.slice(at), ...rest].join('.');
          const isGroup = whole.length - at === 3 && at <= 3 && !whole.startsWith('0');
          expect(parseAmount(written)).toBe(isGroup ? amount : null);
        },
      ),
    );
  });

  it('parses a figure with any unit after it, and a full stop after that', () => {
    const units = ['روپے', 'روپیہ', 'روبية', 'گرام', 'غ', 'غرام', 'ر.س.', 'د.ب.', 'Rs.', 'g'];
    fc.assert(
      fc.property(
        unsignedDecimalText,
        fc.constantFrom(...units),
        fc.constantFrom('', ' ', '\u00a0'),
        fc.constantFrom('', '۔'),
        (text, unit, space, stop) => {
          const amount = parseAmount(text);
          expect(parseAmount(toUrduDigits(text).replace('.', '۔') + space + unit + stop)).toBe(
            amount,
          );
          expect(parseAmount(toArabicDigits(text) + space + unit + stop)).toBe(amount);
        },
      ),
    );
  });

  it('parses the output of the formatters', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
        fc.constantFrom(...Object.keys(money.currencies)),
        fc.constantFrom('en', 'ur-PK-u-nu-latn', 'ar-u-nu-latn', 'ar-u-nu-arab', 'ur-u-nu-arabext'),
        (hundredths, currency, locale) => {
          const digits = String(hundredths).replace('-', '').padStart(3, '0');
          const amount = `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
          for (const text of [
            formatAmount(amount, currency, { locale, money }),
            formatAmount(amount, currency, { locale, money, sign: 'always' }),
            formatPreview(amount, currency, { locale, money }),
          ]) {
            expect(compare(parseAmount(text) ?? 'null', amount)).toBe(0);
          }
        },
      ),
    );
  });
});
