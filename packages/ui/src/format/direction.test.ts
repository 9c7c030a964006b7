import { expect, it } from 'vitest';
import { getTextDirection, toPlainText, keepDateTogether } from './direction';

it.each([
  ['a day stays with its month', '28 نومبر، 2026', '28\u00a0نومبر،\u00a02026'],
  ['a time runs from the left', '3:45 PM', '\u20663:45\u00a0PM\u2069'],
  [
    'a line may end between the two',
    '19 نومبر، 2026، 4:20\u202fPM',
    '19\u00a0نومبر،\u00a02026، \u20664:20\u00a0PM\u2069',
  ],
  ['a time in letters of the language stays as it runs', '4:20 م', '4:20\u00a0م'],
])('in a right-to-left line, %s', (_, date, written) => {
  expect(keepDateTogether(date, 'ur-PK-u-nu-latn')).toBe(written);
  expect(toPlainText(keepDateTogether(date, 'ur'))).toBe(date.replace('\u202f', ' '));
});

it('is the English text of Intl, with the same spaces in every browser', () => {
  expect(keepDateTogether('Nov 19, 2026, 4:20\u202fPM', 'en')).toBe('Nov 19, 2026, 4:20 PM');
});

it.each([
  ['Sent to Ali', 'ltr'],
  ['Sent to علی', 'ltr'],
  ['علی کو رقم بھیجی', 'rtl'],
  ['\u2068Bilal Hussain\u2069 کو رقم بھیجی', 'rtl'],
  ['\u2068علی\u2069 sent it', 'ltr'],
  ['100 %', undefined],
  ['\u2068\u2067علی\u2069 sent it', 'ltr'],
  ['\u2068علی', 'rtl'],
  ['\u2069علی\u2068', 'rtl'],
])('the direction of “%s” is %s', (text, direction) => {
  expect(getTextDirection(text)).toBe(direction);
});

it('finds the direction of a long text without closed isolates at once', () => {
  const start = performance.now();
  expect(getTextDirection('\u2068'.repeat(200_000))).toBeUndefined();
  expect(getTextDirection(`${'\u2068'.repeat(200_000)}علی`)).toBe('rtl');
  expect(performance.now() - start).toBeLessThan(1000);
});
