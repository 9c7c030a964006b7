import { describe, expect, it } from 'vitest';
import {
  createBezierCurve,
  getHeading,
  createLeafPath,
  createPetalsPath,
  getPolarPoint,
  createRandom,
  createStarPath,
} from './drawing';
import { isGiftWrapId } from './designs/ids';

type Point = readonly [number, number];

const parsePoints = (path: string): Point[] =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

const getDistance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

describe('star', () => {
  it('alternates between its two radii, with the first tip at the given turn', () => {
    const centre: Point = [10, 20];
    const found = parsePoints(createStarPath(centre, 12, 30, 18, Math.PI / 2));
    expect(found).toHaveLength(24);
    found.forEach((point, index) =>
      expect(getDistance(centre, point)).toBeCloseTo(index % 2 === 0 ? 30 : 18, 0),
    );
    expect(found[0]).toEqual([10, 50]);
  });
});

describe('leaf and petals', () => {
  it('run between the two points', () => {
    const [from, , to] = parsePoints(createLeafPath([5, 5], [25, 35], 6));
    expect([from, to]).toEqual([
      [5, 5],
      [25, 35],
    ]);
  });

  it('have the requested number of petals, with each tip on the outer circle', () => {
    const tips = [...createPetalsPath([0, 0], 9, 2, 40, 10).matchAll(/Q\S+ \S+ (\S+) (\S+)Q/g)].map(
      ([, x, y]) => Math.hypot(Number(x), Number(y)),
    );
    expect(tips).toHaveLength(9);
    for (const reach of tips) expect(reach).toBeCloseTo(40, 0);
  });
});

describe('heading', () => {
  it('is the angle of the curve', () => {
    const straight = createBezierCurve([0, 0], [10, 10], [20, 20], [30, 30]);
    expect(getHeading(straight, 0)).toBeCloseTo(Math.PI / 4);
    expect(getHeading(straight, 1)).toBeCloseTo(Math.PI / 4);
    expect(getPolarPoint([0, 0], 2, getHeading(straight, 0.5))[0]).toBeCloseTo(Math.SQRT2);
  });
});

describe('scatter', () => {
  it('gives the same numbers for the same seed, all between 0 and 1', () => {
    const draw = (seed: number) => {
      const next = createRandom(seed);
      return Array.from({ length: 500 }, () => next());
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    expect(draw(7).every((value) => value > 0 && value < 1)).toBe(true);
    expect(new Set(draw(7)).size).toBe(500);
  });
});

describe('isGiftWrapId', () => {
  it.each(['constructor', '__proto__', 'toString', '', 'Golden-Elegance', 'kraft'])(
    'rejects %j as a design',
    (id) => expect(isGiftWrapId(id)).toBe(false),
  );

  it('accepts the designs', () => expect(isGiftWrapId('golden-elegance')).toBe(true));
});
