import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseAmount } from '../../format';
import { readField } from '../../format/typedAmount';
import { getNumpadKey, pressCodeKey, pressKey, type NumpadKey } from './pressKey';

const limits = { maxDecimals: 2, maxLength: 12 };

it.each([
  ['', '5', '5'],
  ['', '0', '0'],
  ['0', '0', '0'],
  ['0', '5', '5'],
  ['0', '.', '0.'],
  ['', '.', '0.'],
  ['12', '.', '12.'],
  ['12.', '.', '12.'],
  ['1.2', '.', '1.2'],
  ['12.', '0', '12.0'],
  ['12.5', '0', '12.50'],
  ['12.50', '0', '12.50'],
  ['12٫50', '1', '12٫50'],
  ['123456789012', '3', '123456789012'],
  ['12.', 'Backspace', '12'],
  ['5', 'Backspace', ''],
  // As in an amount field, which groups digits.
  ['1,500', '0', '15000'],
  ['1,500', 'Backspace', '150'],
  ['12,5', '0', '12,50'],
  ['', 'Backspace', ''],
] as const)('%j and key %s give %j', (value, key, next) => {
  expect(pressKey(value, key, limits)).toBe(next);
});

it('enters only whole numbers if there are no decimals', () => {
  expect(pressKey('12', '.', { ...limits, maxDecimals: 0 })).toBe('12');
  expect(pressKey('12', '3', { ...limits, maxDecimals: 0 })).toBe('123');
});

it.each([
  ['', '0', '0'],
  ['0', '0', '00'],
  ['00', '7', '007'],
  ['007', '.', '007'],
  ['007', ',', '007'],
  ['0070', '1', '0070'],
  ['0070', 'Backspace', '007'],
  ['', 'Backspace', ''],
] as const)('%j and key %s give the code %j', (value, key, next) => {
  expect(pressCodeKey(value, key, 4)).toBe(next);
});

it('enters only amounts', () => {
  const keys = fc.constantFrom<NumpadKey>('0', '1', '5', '9', '.', 'Backspace');
  fc.assert(
    fc.property(fc.array(keys), (pressed) => {
      const value = pressed.reduce((text, key) => pressKey(text, key, limits), '');
      expect(value).toMatch(/^(?:(?:0|[1-9]\d*)(?:\.\d{0,2})?)?$/);
      expect(value === '' || parseAmount(value)).not.toBeNull();
    }),
  );
});

it.each([
  ['7', '7'],
  ['۷', '7'],
  ['٧', '7'],
  ['.', '.'],
  [',', ','],
  ['٫', '.'],
  ['Backspace', 'Backspace'],
  ['Enter', undefined],
  ['F1', undefined],
  ['-', undefined],
])('reads the typed key %s as %s', (typed, key) => {
  expect(getNumpadKey(typed, 'en', 2)).toBe(key);
});

it.each([
  ['en', 2, '12,50', null],
  ['en', 2, '1,500', '1500'],
  ['en', 2, '12.50', '12.50'],
  ['de', 2, '12,50', '12.50'],
  ['de', 2, '1.500', '1500'],
  ['id', 0, '1.500', '1500'],
  ['id', 0, '12,50', null],
  ['ur', 2, '۱۲٫۵۰', '12.50'],
  ['bn', 2, '১২.৫০', '12.50'],
] as const)('in %s with %i decimals, the typed %j is %j, as in an amount field', (...row) => {
  const [locale, decimals, typed, amount] = row;
  const value = [...typed].reduce((entered, char) => {
    const key = getNumpadKey(char, locale, decimals);
    return key ? pressKey(entered, key, { maxDecimals: decimals, maxLength: 12 }) : entered;
  }, '');
  expect(parseAmount(value, { decimals })).toBe(amount);
  expect(parseAmount(readField(typed, { locale, decimals }).value, { decimals })).toBe(amount);
});
