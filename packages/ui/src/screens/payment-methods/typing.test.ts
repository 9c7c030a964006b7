import { describe, expect, it } from 'vitest';
import { typedCardNumber, typedExpiry } from './typing';

/** Types a text key by key. */
const type = (tidy: (previous: string, next: string) => string, keys: string, from = '') =>
  [...keys].reduce((text, key) => tidy(text, text + key), from);

describe('typing a card number', () => {
  it('groups it by four', () => {
    expect(type(typedCardNumber, '4242424242424242')).toBe('4242 4242 4242 4242');
    expect(type(typedCardNumber, '42424')).toBe('4242 4');
    expect(type(typedCardNumber, '۴۲۴۲۴')).toBe('۴۲۴۲ ۴');
  });

  it('takes spaces that the person types, and a number that comes at once', () => {
    expect(type(typedCardNumber, '4242 4242')).toBe('4242 4242');
    expect(typedCardNumber('', '4242-4242-4242-4242')).toBe('4242 4242 4242 4242');
  });

  it('lets be what is deleted, changed in the middle or no number', () => {
    expect(typedCardNumber('4242 4', '4242 ')).toBe('4242 ');
    expect(typedCardNumber('4242 4242', '42942 4242')).toBe('42942 4242');
    expect(type(typedCardNumber, '4242x')).toBe('4242x');
  });
});

describe('typing an expiry', () => {
  it('puts the stroke after the month', () => {
    expect(type(typedExpiry, '0827')).toBe('08/27');
    expect(type(typedExpiry, '08')).toBe('08/');
    expect(type(typedExpiry, '۰۸۲۷')).toBe('۰۸/۲۷');
    expect(typedExpiry('', '082027')).toBe('08/2027');
  });

  it('lets the stroke be typed and be deleted', () => {
    expect(type(typedExpiry, '8/27')).toBe('8/27');
    expect(typedExpiry('08/', '08')).toBe('08');
    expect(type(typedExpiry, '27', '08')).toBe('08/27');
  });

  it('does not double the stroke of a person who types it', () => {
    expect(type(typedExpiry, '08/27')).toBe('08/27');
  });

  it('lets be what a browser fills in year first', () => {
    expect(typedExpiry('', '2027-08')).toBe('2027-08');
  });
});
