import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createScale } from './createScale';

describe('createScale', () => {
  it.each([
    [
      [711_875, 250_000],
      [0, 200_000, 400_000, 600_000, 800_000],
    ],
    [[29.2], [0, 10, 20, 30]],
    [
      [-40, 60],
      [-50, 0, 50, 100],
    ],
    [[0, 0], [0]],
    [[], [0]],
    [[-5e-324, 5e-324], [0]],
    [
      [Number.NaN, 8],
      [0, 2, 4, 6, 8],
    ],
    [
      [1.7e308, Number.NEGATIVE_INFINITY],
      [-1e300, -5e299, 0, 5e299, 1e300],
    ],
  ])('%j has the ticks %j', (values, expected) => {
    expect(createScale(values).ticks).toEqual(expected);
  });

  it('places every value within the range, and larger values higher', () => {
    const amount = fc.oneof(
      fc.double({ min: -1e12, max: 1e12, noNaN: true }),
      fc.double({ noDefaultInfinity: true, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 40 }), (values) => {
        const { getShare, ticks } = createScale(values);
        expect(ticks.length).toBeGreaterThan(0);
        expect(ticks.length).toBeLessThan(10);
        expect(ticks.every(Number.isFinite)).toBe(true);
        const sorted = values.toSorted((a, b) => a - b).map(getShare);
        expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
        for (const share of sorted) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
