import { describe, expect, it } from 'vitest';
import { formatCardNumberInput, formatExpiryInput } from './cardInput';

const typeKeys = (tidy: (previous: string, next: string) => string, keys: string, from = '') =>
  [...keys].reduce((text, key) => tidy(text, text + key), from);

describe('typing a card number', () => {
  it('groups it in fours', () => {
    expect(typeKeys(formatCardNumberInput, '4242424242424242')).toBe('4242 4242 4242 4242');
    expect(typeKeys(formatCardNumberInput, '42424')).toBe('4242 4');
    expect(typeKeys(formatCardNumberInput, '۴۲۴۲۴')).toBe('۴۲۴۲ ۴');
  });

  it('accepts typed spaces, and a number that is pasted', () => {
    expect(typeKeys(formatCardNumberInput, '4242 4242')).toBe('4242 4242');
    expect(formatCardNumberInput('', '4242-4242-4242-4242')).toBe('4242 4242 4242 4242');
  });

  it('does not change deletions, edits in the middle, or other text', () => {
    expect(formatCardNumberInput('4242 4', '4242 ')).toBe('4242 ');
    expect(formatCardNumberInput('4242 4242', '42942 4242')).toBe('42942 4242');
    expect(typeKeys(formatCardNumberInput, '4242x')).toBe('4242x');
  });
});

describe('typing an expiry', () => {
  it('inserts the slash after the month', () => {
    expect(typeKeys(formatExpiryInput, '0827')).toBe('08/27');
    expect(typeKeys(formatExpiryInput, '08')).toBe('08/');
    expect(typeKeys(formatExpiryInput, '۰۸۲۷')).toBe('۰۸/۲۷');
    expect(formatExpiryInput('', '082027')).toBe('08/2027');
  });

  it('accepts a typed or deleted slash', () => {
    expect(typeKeys(formatExpiryInput, '8/27')).toBe('8/27');
    expect(formatExpiryInput('08/', '08')).toBe('08');
    expect(typeKeys(formatExpiryInput, '27', '08')).toBe('08/27');
  });

  it('does not double a typed slash', () => {
    expect(typeKeys(formatExpiryInput, '08/27')).toBe('08/27');
  });

  it('does not change a year-first value from the browser', () => {
    expect(formatExpiryInput('', '2027-08')).toBe('2027-08');
  });
});
