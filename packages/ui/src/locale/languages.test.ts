import { describe, expect, it } from 'vitest';
import {
  defineLocale,
  getDirection,
  getLanguage,
  languages,
  LOCALES,
  matchDefinition,
} from './languages';

const french = defineLocale({ tag: 'fr', name: 'Français' });
const persian = defineLocale({ tag: 'fa', name: 'فارسی', digits: 'arabext', gram: 'گرم' });
const romanUrdu = defineLocale({ tag: 'ur-Latn', name: 'Roman Urdu', digits: 'latn' });

it('derives locales, direction and fonts from the tag', () => {
  expect(french).toEqual({
    tag: 'fr',
    name: 'Français',
    direction: 'ltr',
    formatLocale: 'fr',
    ariaLocale: 'fr',
    gram: 'g',
    script: undefined,
  });
  expect(persian).toMatchObject({
    direction: 'rtl',
    formatLocale: 'fa-u-nu-arabext',
    ariaLocale: 'fa-u-nu-arabext',
    gram: 'گرم',
    script: 'naskh',
  });
  expect(romanUrdu).toMatchObject({ direction: 'ltr', script: undefined });
  expect(defineLocale({ tag: 'he', name: 'עברית' })).toMatchObject({
    direction: 'rtl',
    script: undefined,
  });
  expect(() => defineLocale({ tag: 'not a tag', name: '' })).toThrow(RangeError);
});

it('changes one of the wallet’s languages', () => {
  expect(defineLocale({ ...languages.ur, digits: 'arabext' })).toEqual({
    ...languages.ur,
    digits: 'arabext',
    formatLocale: 'ur-u-nu-arabext',
    ariaLocale: 'ur-PK-u-nu-arabext',
  });
});

describe('the list', () => {
  it.each(LOCALES)('contains the direction that the tag %s implies', (tag) => {
    const { direction } = defineLocale({ tag, name: tag });
    expect(languages[tag]).toMatchObject({ tag, direction });
  });

  it.each(LOCALES)('has Latin digits in %s', (tag) => {
    const { formatLocale } = languages[tag];
    expect(getLanguage(formatLocale)).toBe(languages[tag]);
    expect(new Intl.NumberFormat(formatLocale).resolvedOptions().numberingSystem).toBe('latn');
  });
});

it.each([
  ['ur-PK-u-nu-latn', languages.ur],
  ['fa', languages.en],
  ['EN-gb', languages.en],
  ['', languages.en],
  ['not a tag', languages.en],
])('finds the language of %j', (locale, language) => {
  expect(getLanguage(locale)).toBe(language);
});

it.each([
  ['ur-PK-u-nu-latn', 'rtl'],
  ['fa', 'rtl'],
  ['pa', 'ltr'],
  ['pa-PK', 'rtl'],
  ['ur-Latn', 'ltr'],
  ['en-u-nu-latn', 'ltr'],
])('derives the direction from the script: %s is %s', (locale, direction) => {
  expect(getDirection(locale)).toBe(direction);
});

it('returns a definition for itself', () => {
  expect(getLanguage(persian)).toBe(persian);
  expect(getDirection(persian)).toBe('rtl');
});

it.each([
  [['fr-CH', 'en'], french],
  [['de', 'fa-AF', 'en'], persian],
  [['ur-Latn-PK'], romanUrdu],
  [['ur-PK', 'fr'], languages.ur],
  [['de'], undefined],
])('matches the preferred languages %j', (preferred, match) => {
  expect(matchDefinition(preferred, [french, persian, romanUrdu, languages.ur])).toBe(match);
});
