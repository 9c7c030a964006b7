import { describe, expect, it } from 'vitest';
import { dark } from './dark';
import { light } from './light';
import { contrastPairs } from './makeTheme';
import { computeWcagContrast } from './testing/wcagContrast';

const palettes = { light, dark };

describe.each(['light', 'dark'] as const)('our own palette in %s', (scheme) => {
  it.each(contrastPairs)('has $ink on $on at $ratio:1', ({ ink, on, ratio }) => {
    const palette = palettes[scheme];
    expect(computeWcagContrast(palette[ink], palette[on])).toBeGreaterThanOrEqual(ratio);
  });
});

it('requires 4.5:1 for every text, and at least 3:1 for every listed ink', () => {
  const texts = contrastPairs.filter(({ ratio }) => ratio === 4.5).map(({ ink }) => ink);
  expect(new Set(texts)).toEqual(
    new Set([
      'text',
      'textMuted',
      'brand',
      'brandPressed',
      'onBrand',
      'onBrandSoft',
      'onHero',
      'onHeroMuted',
      'gold',
      'silver',
      'success',
      'pending',
      'danger',
      'onDanger',
      'info',
      'neutral',
      'codeInk',
    ]),
  );
});

it('lists no pair twice', () => {
  const named = contrastPairs.map(({ ink, on }) => `${ink} on ${on}`);
  expect(named).toEqual([...new Set(named)]);
});
