import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupAmount } from './amountNotation';
import { compare, roundDownTo, roundTo } from './decimal';
import { unsignedDecimalText } from './decimal.arbitraries';
import { toPlainText } from './direction';
import { formatAmount, formatAvailable, formatPreview } from './formatAmount';
import { formatDecimal } from './formatDecimal';
import type { AmountOptions } from './getAmountParts';
import { getDecimals, getPreviewDecimals, getWeightSymbol, getSymbol, isMetal } from './money';
import { parseAmount, readAmount } from './parseAmount';
import { dinarMoney, money } from './testing/money';
import {
  canBecomeGrouped,
  isInOtherCurrency,
  moveCaret,
  readField,
  showValue,
  skipMark,
  typeIntoField,
} from './typedAmount';

/** The wallet's languages with each numbering system, and some other languages; `bn`, `mr` and `my` have own digits. */
const LOCALES = [
  'en',
  'ur-PK-u-nu-latn',
  'ur-u-nu-arabext',
  'ar-u-nu-latn',
  'ar-u-nu-arab',
  'id',
  'de',
  'fr',
  'hi',
  'bn',
  'mr',
  'my',
] as const;

const POINT_LOCALES = ['en', 'ur-PK-u-nu-latn', 'ar-u-nu-latn', 'hi'] as const;

/** The value of each text with 0, 2 and 3 decimals. */
const POINT_TABLE = [
  ['150', '150', '150', '150'],
  ['1,500', '1500', '1500', '1500'],
  ['1,250,000', '1250000', '1250000', '1250000'],
  ['12,50,000', '1250000', '1250000', '1250000'],
  ['12.5', null, '12.5', '12.5'],
  ['12.50', null, '12.50', '12.50'],
  ['12.', null, '12', '12'],
  // With 0 decimals, a point before three digits is a grouping separator.
  ['1.500', '1500', null, '1.500'],
  ['150.000', '150000', null, '150.000'],
  ['1.500.000', '1500000', null, null],
  ['1.2345', null, null, null],
  ['12,50', null, null, null],
  ['0,5', null, null, null],
  ['1.500,00', null, null, null],
  ['2.500.000,00', null, null, null],
  ['1,500.00', null, '1500.00', '1500.00'],
  ['1,500.250', null, null, '1500.250'],
  ['1 500', '1500', '1500', '1500'],
  ['١٢،٥٠', null, null, null],
  ['۱۲٫۵۰', null, '12.50', '12.50'],
  ['۱٬۵۰۰', '1500', '1500', '1500'],
] as const;

const COMMA_TABLE = [
  ['150', '150', '150', '150'],
  ['150.000', '150000', '150000', '150000'],
  ['1.500', '1500', '1500', '1500'],
  ['1.500.000', '1500000', '1500000', '1500000'],
  ['2.500.000,00', null, '2500000.00', '2500000.00'],
  ['12,5', null, '12.5', '12.5'],
  ['12,50', null, '12.50', '12.50'],
  ['12,', null, '12', '12'],
  ['0,5', null, '0.5', '0.5'],
  // A comma before three digits is a grouping separator unless it can be a decimal comma.
  ['1,500', '1500', null, '1.500'],
  ['1,500,000', '1500000', '1500000', '1500000'],
  ['1,500.00', null, '1500.00', '1500.00'],
  ['12.50', null, '12.50', '12.50'],
  ['1.2345', null, null, null],
  ['1 500', '1500', '1500', '1500'],
  ['1 500 000', '1500000', '1500000', '1500000'],
  // Two kinds of grouping separators leave open which one is decimal.
  ['1 500,000', null, null, '1500.000'],
  ['1.500 000', null, null, null],
  ['1 500,25', null, '1500.25', '1500.25'],
] as const;

const decimalsAndColumns = [
  [0, 1],
  [2, 2],
  [3, 3],
] as const;

describe.each([
  ...POINT_LOCALES.map((locale) => [locale, POINT_TABLE] as const),
  ...(['id', 'de', 'fr'] as const).map((locale) => [locale, COMMA_TABLE] as const),
])('in %s', (locale, table) => {
  it.each(decimalsAndColumns)('with %i decimals', (decimals, column) => {
    const read = table.map(([text]) => [text, parseAmount(text, { locale, decimals })]);
    expect(read).toEqual(table.map((row) => [row[0], row[column]]));
  });
});

const typeText = (
  text: string,
  format: { locale: string; decimals: number; currency?: string; unit?: string },
) =>
  [...text].reduce((field, key) => typeIntoField(field.text, field.text + key, format), {
    text: '',
    value: '',
  });

describe('a field', () => {
  const writeWith = (...marks: string[]) =>
    fc.string({ unit: fc.constantFrom(...'012345670123', ...marks), maxLength: 12 });
  const keys = fc.oneof(writeWith('.', ',', ' ', '-'), writeWith('٫', '٬', '۔', '۵', '٣'));
  const format = fc.record({
    locale: fc.constantFrom(...LOCALES),
    decimals: fc.constantFrom(0, 2, 3),
    currency: fc.constantFrom(undefined, 'PKR'),
  });

  it('reads typed and pasted text alike, and as the parser does', () => {
    fc.assert(
      fc.property(keys, format, (text, inFormat) => {
        const amount = parseAmount(text, inFormat);
        const limit = { decimals: inFormat.decimals };
        expect(parseAmount(readField(text, inFormat).value, limit)).toBe(amount);
        const typed = parseAmount(typeText(text, inFormat).value, limit);
        const reading = readAmount(text, inFormat);
        const isOwn = reading.kind === 'amount' && reading.isOwnNotation;
        // Also counts separators inserted by the field: '1,500' and '0' become '15,000'.
        const group = ['id', 'de', 'fr'].includes(inFormat.locale)
          ? /[.\s\u066c]/g
          : /[,\s\u066c]/g;
        const marks = inFormat.decimals === 0 ? /[,.\s\u066c]/g : group;
        const regrouped = parseAmount(text.replace(marks, ''), inFormat);
        expect(isOwn ? [amount] : [amount, null, regrouped]).toContain(typed);
      }),
      { numRuns: 2000 },
    );
  });

  const figures = fc.oneof(
    fc.nat().map(String),
    fc.nat().map((figure) => `${figure}.5`),
    fc.constantFrom('2,000,000', '2,000', '۵۰۰'),
  );

  // docs/rules.md MONEY-20.
  it.each(['$#', '# $', '€ #', '#€', '# USD', 'USD #', '# ر.س', '# g'])(
    'holds no amount in rupees for %j, typed or pasted, and keeps the text',
    (pattern) => {
      fc.assert(
        fc.property(figures, fc.constantFrom(...LOCALES), (figure, locale) => {
          const text = pattern.replace('#', () => figure);
          const rupees = { locale, decimals: 2, currency: 'PKR', unit: 'Rs.' };
          for (const field of [readField(text, rupees), typeText(text, rupees)]) {
            expect(parseAmount(field.value)).toBeNull();
            expect(readAmount(field.text, rupees)).toEqual({ kind: 'otherCurrency' });
            expect(isInOtherCurrency(field.value)).toBe(true);
            expect(readField(showValue(field.value, locale), rupees).value).toBe(field.value);
          }
          expect(readField(text, rupees).text).toBe(text);
        }),
        { numRuns: 100 },
      );
    },
  );

  it.each(['Rs #', 'Rs. #', '₨#', 'PKR #', '# PKR', '# روپے', '#/-', 'Rs. #/-'])(
    'holds the amount in rupees for %j, typed or pasted',
    (pattern) => {
      fc.assert(
        fc.property(fc.nat({ max: 999 }).map(String), (figure) => {
          const text = pattern.replace('#', () => figure);
          const rupees = { locale: 'en', decimals: 2, currency: 'PKR', unit: 'Rs.' };
          for (const field of [readField(text, rupees), typeText(text, rupees)]) {
            expect(parseAmount(field.value)).toBe(figure);
          }
        }),
        { numRuns: 100 },
      );
    },
  );

  it.each([
    ['XTS', 'T$', 'T$5'],
    ['XTS', '$', '$5'],
    ['KWD', 'KD', 'KD 5'],
    ['KWD', 'KD', '5 KWD'],
  ])('in %s accepts its own sign %s: %j', (currency, unit, text) => {
    expect(readField(text, { locale: 'en', decimals: 2, currency, unit }).value).toBe('5');
  });

  it.each([
    ['GOLD_TOLA', 'tola', '2.5 tola', '2.5'],
    ['GOLD_TOLA', 'tola', '2.5 g', '¤2.5 g'],
    ['GOLD_TOLA', 'تولہ', '2.5 گرام', '¤2.5 گرام'],
    ['XAU', 'oz', '2.5 g', '¤2.5 g'],
    ['XAU', 'g', '2.5 g', '2.5'],
    ['XAU', 'غ', '2.5 g', '2.5'],
    ['PLATINUM', 'g', '2.5 G', '2.5'],
    ['GOLD', 'г', '2.5 g', '2.5'],
    ['USDT', 'USDT', '2.5 g', '¤2.5 g'],
  ])('in %s with the unit %s, holds for %j %j', (currency, unit, text, value) => {
    const format = { locale: 'en', decimals: 3, currency, unit };
    expect(readField(text, format).value).toBe(value);
    expect(typeText(text, format).value).toBe(value);
  });

  it('shows what it holds, and reads its own text to the same value', () => {
    fc.assert(
      fc.property(keys, format, (text, inFormat) => {
        const field = readField(text, inFormat);
        expect(readField(field.text, inFormat)).toEqual(field);
        const shown = showValue(field.value, inFormat.locale);
        expect(parseAmount(shown, inFormat)).toBe(parseAmount(text, inFormat));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['en', 2, '1250000.5', '1,250,000.5'],
    ['en', 2, '12,50,000', '1,250,000'],
    ['en', 2, '12,50', '12,50'],
    ['en', 2, '۲۵۰۰٫۵', '2,500.5'],
    ['en', 2, '0.05', '0.05'],
    ['en', 2, '.5', '.5'],
    ['hi', 2, '1250000', '12,50,000'],
    ['id', 0, '1500000', '1.500.000'],
    ['id', 0, '1.500.000', '1.500.000'],
    ['en', 0, '1.500.000', '1,500,000'],
    ['en', 2, '1 500 000', '1,500,000'],
    ['fr', 0, '1 500 000', '1\u202f500\u202f000'],
    ['de', 2, '1500,5', '1.500,5'],
    ['de', 2, '12.50', '12.50'],
    ['fr', 2, '1500,5', '1\u202f500,5'],
    ['ur-u-nu-arabext', 2, '2500.5', '۲٬۵۰۰٫۵'],
    ['bn', 2, '1250000.5', '১২,৫০,০০০.৫'],
    ['bn', 2, '১২৫', '১২৫'],
  ] as const)(
    'in %s with %i decimals groups %j while typing: %j',
    (locale, decimals, text, shown) => {
      expect(typeText(text, { locale, decimals }).text).toBe(shown);
    },
  );

  it.each([
    ['en', '50000', '50,000'],
    ['en', '1250000.5', '1,250,000.5'],
    ['hi', '1250000', '12,50,000'],
    ['de', '1250.125', '1,250.125'],
    ['ur-u-nu-arabext', '2500', '2,500'],
    ['en', '999', '999'],
    ['en', '0.0005', '0.0005'],
    ['en', '', ''],
    ['en', 'much', 'much'],
  ] as const)('groups in %s a saved %j like a typed amount: %j', (locale, amount, value) => {
    expect(groupAmount(amount, locale)).toBe(value);
    const text = showValue(amount, locale);
    expect(showValue(value, locale)).toBe(typeText(text, { locale, decimals: 4 }).text);
  });

  it.each([
    ['1,500', '1,50', '150'],
    ['1,500', '1,5007', '15,007'],
    ['1,500', '500', '500'],
    ['1,500', '2,500', '2,500'],
    ['1,500,000', '500,000', '500,000'],
    ['1,000,000', ',000,000', '000000'],
    ['000000', '2000000', '2,000,000'],
    ['1,500', '1,,500', '1,,500'],
    ['1,500', '15.00', '15.00'],
  ])('regroups %j after an edit to %j: %j', (before, after, shown) => {
    expect(typeIntoField(before, after, { locale: 'en', decimals: 2 }).text).toBe(shown);
  });

  it.each([
    ['12345', 5, '12,345', 6],
    ['1,2345', 3, '12,345', 3],
    ['1234', 1, '1,234', 2],
    ['12345', 0, '12,345', 0],
    ['12,50', 2, '12,50', 2],
  ])('keeps the caret: %j at %i, then %j at %i', (typed, caret, shown, moved) => {
    expect(moveCaret(typed, caret, shown, 'en')).toBe(moved);
  });

  it.each([
    ['deleteContentBackward', '1500', 1, '500', 0],
    ['deleteContentForward', '1500', 1, '100', 1],
    ['insertText', '1500', 1, '1500', 1],
  ])('deletes a digit with its mark: %s', (inputType, text, caret, left, at) => {
    const format = { locale: 'en', decimals: 2 };
    expect(skipMark('1,500', { text, caret }, inputType, format)).toEqual({
      text: left,
      caret: at,
    });
  });

  it('waits for the rest of a group', () => {
    expect(['1.', '1.5', '1.500.0', '12,50'].every(canBecomeGrouped)).toBe(true);
    expect(['1', '0,5', '1.500', '1.5000', 'x1.5'].some(canBecomeGrouped)).toBe(false);
  });
});

describe('what the wallet prints', () => {
  const wallets = [
    ...Object.keys(money.currencies).map((code) => [code, money] as const),
    ...Object.keys(dinarMoney.currencies).map((code) => [code, dinarMoney] as const),
  ];
  const printed = fc.record({
    amount: fc.tuple(unsignedDecimalText, fc.boolean()).map(([text, isNegative]) => ({
      text: (isNegative ? '-' : '') + text,
    })),
    wallet: fc.constantFrom(...wallets),
    locale: fc.constantFrom(...LOCALES),
    sign: fc.constantFrom('auto', 'always', 'never'),
    naming: fc.constantFrom('code', 'symbol', 'preview', 'isoCode'),
    trailingZeroDisplay: fc.constantFrom('auto', 'stripIfInteger'),
  } as const);

  it('is read back as the same amount by an amount field', () => {
    fc.assert(
      fc.property(printed, ({ amount: { text: amount }, wallet: [code, of], locale, ...rest }) => {
        const options: AmountOptions = { ...rest, locale, money: of };
        const decimals = getDecimals(code, of);
        const isPreview = rest.naming === 'preview';
        const shownDecimals = isPreview ? getPreviewDecimals(code, of) : decimals;
        const unit = isMetal(code, of) ? getWeightSymbol(code, of, locale) : getSymbol(code, of);
        const read = (text: string, unitOfField = unit) =>
          parseAmount(
            readField(text, { locale, decimals, currency: code, unit: unitOfField }).value,
            { decimals, currency: code },
          );
        const unsigned = (text: string) => (rest.sign === 'never' ? text.replace('-', '') : text);
        const expectRead = (text: string, value: string) => {
          expect(compare(read(text) ?? `unread ${text}`, unsigned(value))).toBe(0);
          expect(read(toPlainText(text))).toBe(read(text));
        };
        expectRead(formatAmount(amount, code, options), roundTo(amount, shownDecimals));
        expectRead(
          formatPreview(amount, code, options),
          roundTo(amount, getPreviewDecimals(code, of)),
        );
        expectRead(formatAvailable(amount, code, options), roundDownTo(amount, decimals));
        expectRead(formatDecimal(amount, decimals, options), roundTo(amount, decimals));
      }),
      { numRuns: 600 },
    );
  });
});
