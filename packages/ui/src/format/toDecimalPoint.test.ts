import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compare } from './decimal';
import { unsignedDecimalText } from './decimal.arbitraries';
import { formatAmount } from './formatAmount';
import { parseAmount } from './parseAmount';
import { toDecimalPoint } from './toDecimalPoint';

it.each([
  ['12,', '12.'],
  ['12,50', '12.50'],
  ['12.50', '12.50'],
  [',5', '.5'],
  ['1.234,50', '1234.50'],
  ['1 234,50', '1 234.50'],
  ['1,234,567', '1,234,567'],
  ['1,234.50', '1,234.50'],
])('in French, %j is %j', (typed, text) => {
  expect(toDecimalPoint(typed, 'fr')).toBe(text);
});

it.each(['en', 'ur-u-nu-latn', 'ar-u-nu-latn', 'fa', 'de-CH'])('keeps a comma in %s', (locale) => {
  expect(toDecimalPoint('12,50', locale)).toBe('12,50');
});

it('parses a pasted amount in its language', () => {
  fc.assert(
    fc.property(
      unsignedDecimalText,
      fc.constantFrom('fr', 'de', 'en', 'fa', 'ps-u-nu-arabext', 'id'),
      (value, locale) => {
        const text = formatAmount(value, 'PKR', { locale });
        const shown = formatAmount(value, 'PKR');
        expect(parseAmount(toDecimalPoint(text, locale))).not.toBeNull();
        expect(
          compare(parseAmount(toDecimalPoint(text, locale)) ?? '-1', parseAmount(shown) ?? '-2'),
        ).toBe(0);
      },
    ),
  );
});
