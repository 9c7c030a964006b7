import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getDigits, readCode } from './readCode';

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['12-34-56', '123456'],
  ['G-481516', '481516'],
  ['۱۲۳۴۵۶', '123456'],
  ['٤٨١٥١٦', '481516'],
  ['\u2066123\u2069\u00a0456\n', '123456'],
  ['code', ''],
])('finds the digits of %j', (text, digits) => {
  expect(getDigits(text)).toBe(digits);
});

it.each([
  ['a typed digit', '1234', 4, '1234', 4],
  ['a letter', '123x', 4, '123', 3],
  ['a digit within the code', '1923', 2, '1923', 2],
  ['a digit after a complete code', '1234567', 7, '123456', 6],
  ['a digit before one of a complete code', '1293456', 3, '129456', 3],
  ['a code pasted before a complete code', '654321123456', 6, '654321', 6],
  ['a long text', '12345678', 8, '123456', 6],
  ['a deleted digit', '12456', 2, '12456', 2],
])('reads %s', (_, text, caret, code, nextCaret) => {
  expect(readCode(text, caret, 6)).toEqual({ code, caret: nextCaret });
});

it('returns at most `length` digits and a caret within them, and changes no valid code', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(20), fc.integer({ min: 1, max: 8 }), (text, caret, length) => {
      const read = readCode(text, caret, length);
      expect(read.code).toMatch(/^\d*$/);
      expect(read.code.length).toBeLessThanOrEqual(length);
      expect(read.caret).toBeLessThanOrEqual(read.code.length);
      expect(readCode(read.code, read.caret, length)).toEqual(read);
    }),
  );
});
