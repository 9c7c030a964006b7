import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeWcagContrast } from '../testing/wcagContrast';
import { getContrast, toHex, oklchToHex, toOklch, findReadableColor, withAlpha } from './color';

const hexColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('toHex reads', () => {
  it.each([
    ['#fff', '#ffffff'],
    ['#5B2A86', '#5b2a86'],
    [' rebeccapurple ', '#663399'],
    ['rgb(91 42 134)', '#5b2a86'],
    ['rgb(6 24 17 / 0.5)', '#06181180'],
    ['hsl(20 50% 40%)', '#995533'],
    ['oklch(0.6 0 none)', '#808080'],
    ['color(display-p3 0 0 0)', '#000000'],
  ])('%s as %s', (written, hex) => {
    expect(toHex(written)).toBe(hex);
  });

  it('colours outside sRGB as the nearest colour within it', () => {
    expect(toHex('oklch(60% 0.4 300)')).toMatch(/^#[\da-f]{6}$/);
  });
});

it.each([
  '',
  '#12',
  'red; } body { color: red',
  'var(--brand)',
  'color-mix(in srgb, red, blue)',
  'none',
])('toHex rejects %j', (written) => {
  expect(toHex(written)).toBeUndefined();
});

it('contrast matches WCAG', () => {
  fc.assert(
    fc.property(hexColor, hexColor, (a, b) => {
      expect(getContrast(a, b)).toBeCloseTo(computeWcagContrast(a, b), 2);
    }),
  );
});

it('a colour survives a round trip through LCH', () => {
  fc.assert(
    fc.property(hexColor, (hex) => {
      expect(oklchToHex(toOklch(hex))).toBe(hex);
    }),
  );
});

it('withAlpha returns CSS for the same colour', () => {
  expect(withAlpha('#061811', 0.5)).toBe('rgb(6 24 17 / 0.5)');
});

describe('findReadableColor', () => {
  it('keeps a readable colour', () => {
    expect(findReadableColor('#123456', [{ on: '#ffffff', ratio: 4.5 }])).toBe('#123456');
  });

  it('meets every requirement with the nearest colour of the same hue', () => {
    fc.assert(
      fc.property(hexColor, hexColor, (ink, on) => {
        const found = findReadableColor(ink, [{ on, ratio: 4.5 }]);
        expect(found).toBeDefined();
        expect(computeWcagContrast(found!, on)).toBeGreaterThanOrEqual(4.5);
      }),
    );
    expect(findReadableColor('#767676', [{ on: '#fafafa', ratio: 4.5 }])).toBe('#737373');
  });

  it('finds nothing between two backgrounds that are too far apart', () => {
    const needs = ['#000000', '#ffffff', '#757575'].map((on) => ({ on, ratio: 4.5 }));
    expect(findReadableColor('#ff0000', needs)).toBeUndefined();
  });
});
