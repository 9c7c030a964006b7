import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getPrintedFontFamily } from './printedFonts';

it.each([
  ['"Figtree Variable", system-ui', '"Figtree Print", system-ui'],
  ['"RAD Naskh", "Figtree Variable", serif', '"RAD Naskh Print", "Figtree Print", serif'],
  ['"Brand Sans", system-ui', '"Brand Sans", system-ui'],
  [
    '"RAD Device Nastaliq", "RAD Nastaliq", "Figtree Variable"',
    '"RAD Naskh Print", "RAD Nastaliq", "Figtree Print"',
  ],
])('prints %s as %s', (screen, printed) => {
  expect(getPrintedFontFamily(screen)).toBe(printed);
});

it('declares one weight for each printed font, so that none is variable', () => {
  const css = readFileSync(new URL('printedFaces.css', import.meta.url), 'utf8');
  const weights = [...css.matchAll(/font-weight: ([^;]+);/g)].map(([, weight]) => weight);
  expect(new Set(weights)).toEqual(new Set(['400', '600']));
  expect(css).not.toContain('fontsource-variable');
});
