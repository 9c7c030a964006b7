import { describe, expect, it } from 'vitest';
import { toSearchable, toSearchText, splitSearchWords } from './searchText';

describe('toSearchable', () => {
  it.each([
    ['FATIMA', 'fatima', 'case'],
    ['Zoë Añez', 'zoe anez', 'accents'],
    ['۲۵۰۰', '2500', 'Urdu digits'],
    ['ﬁne', 'fine', 'ligatures'],
    ['عَلِي', 'علی', 'vowel signs, and the Arabic ye'],
    ['بنک', 'بنك', 'the Arabic kaf'],
    ['فاطمہ', 'فاطمه', 'the Arabic he'],
    ['روپیہ', 'روپيه', 'both at once'],
    ['مكة', 'مکہ', 'the Arabic kaf and te marbuta'],
    ['أحمد', 'احمد', 'the hamza on an alef'],
    ['محـــمد', 'محمد', 'stretched letters'],
    ['زکوٰة', 'زکوۃ', 'the Urdu te marbuta'],
    ['رحمۃ', 'رحمه', 'the Arabic he'],
    ['\u2066+92\u200e 300\u2069', '+92 300', 'direction marks'],
    ['Ali  Khan', 'ali khan', 'two spaces'],
  ])('finds %j by %j: %s', (text, found) => {
    expect(toSearchable(text)).toBe(toSearchable(found));
  });

  it('does not match different letters', () => {
    expect(toSearchable('ا')).not.toBe(toSearchable('ب'));
    expect(toSearchable('ک')).not.toBe(toSearchable('گ'));
    expect(toSearchable('ی')).not.toBe(toSearchable('ے'));
  });
});

describe('toSearchText', () => {
  it.each([
    ['Rs. 2,500.00', 'rs. 2500.00'],
    ['1,85,000', '185000'],
    ['۲٬۵۰۰', '2500'],
    ['۲،۵۰۰', '2500'],
    ['Lahore, Karachi', 'lahore, karachi'],
    ['  two \n words ', 'two words'],
  ])('of %j is %j', (text, plain) => {
    expect(toSearchText(text)).toBe(plain);
  });
});

describe('splitSearchWords', () => {
  it('splits the input at spaces', () => {
    expect(splitSearchWords('  Fatima  2,500 ')).toEqual(['fatima', '2500']);
    expect(splitSearchWords('   ')).toEqual([]);
  });
});
