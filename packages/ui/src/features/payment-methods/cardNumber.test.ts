import { describe, expect, it } from 'vitest';
import { detectBrand, parseCardNumber } from './cardNumber';

describe('the brand', () => {
  it.each([
    ['4', 'visa'],
    ['4242 4242 4242 4242', 'visa'],
    ['۴۲۴۲', 'visa'],
    ['51', 'mastercard'],
    ['55', 'mastercard'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2719', 'mastercard'],
    ['2300', 'mastercard'],
  ])('of %j is %s', (text, brand) => {
    expect(detectBrand(text)).toBe(brand);
  });

  it.each(['', '5', '50', '56', '2220', '2721', '378282246310005', '6011111111111117', 'abc'])(
    'of %j is unknown',
    (text) => {
      expect(detectBrand(text)).toBeNull();
    },
  );
});

describe('a card number', () => {
  it.each([
    ['4242424242424242', '4242424242424242'],
    ['4242 4242 4242 4242', '4242424242424242'],
    [' 4242-4242-4242-4242 ', '4242424242424242'],
    ['۴۲۴۲ ۴۲۴۲ ۴۲۴۲ ۴۲۴۲', '4242424242424242'],
    ['4222222222222', '4222222222222'],
    ['5555 5555 5555 4444', '5555555555554444'],
    ['2223003122003222', '2223003122003222'],
    // Valid, although the brand is not supported: brands are validated by a separate rule.
    ['378282246310005', '378282246310005'],
  ])('is read from %j', (text, digits) => {
    expect(parseCardNumber(text)).toBe(digits);
  });

  it.each([
    '',
    '   ',
    '4242 4242 4242 4241',
    '4242 4242 4242 424',
    '2424 4242 4242 4242',
    '4242 4242 4242 4242 0000',
    '42424242x4242424',
    '42424242424240',
    '55555555555555557',
  ])('is not parsed from %j', (text) => {
    expect(parseCardNumber(text)).toBeNull();
  });
});
