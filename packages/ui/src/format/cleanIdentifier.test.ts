import { expect, it } from 'vitest';
import { cleanIdentifier, isBlank } from './cleanIdentifier';

it.each([
  ['\u2066PK36 SCBL 0000 0011 2345 6702\u2069', 'PK36SCBL0000001123456702'],
  ['\u200f۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٠١٢٣-٤٥\u200b٦', '0123-456'],
  ['০১৭১২-৩৪৫৬৭৮', '01712-345678'],
  ['\u061c\ufeffTXyz\u00ad1\ufe0f', 'TXyz1'],
  ['a@b.pk\n', 'a@b.pk'],
  ['\u202a\u2066 \u2069\u202c\u2063', ''],
  ['', ''],
])('cleans %j to %j', (text, clean) => {
  expect(cleanIdentifier(text)).toBe(clean);
  expect(cleanIdentifier(clean)).toBe(clean);
  expect(isBlank(text)).toBe(clean === '');
});

it('keeps single spaces where a scheme has them', () => {
  expect(cleanIdentifier(' \u2066+۹۲\u00a0\u00a0۳۰۰ 1234567\u2069 ', 'kept')).toBe(
    '+92 300 1234567',
  );
});
