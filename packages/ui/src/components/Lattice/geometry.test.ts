import { describe, expect, it } from 'vitest';
import {
  createLatticeCrossPath,
  createLatticeSquaresPath,
  createLatticeStarPath,
} from './geometry';

type Point = readonly [number, number];

function parsePoints(path: string): Point[] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

const includesPoint = (list: Point[], [x, y]: Point) =>
  list.some(([px, py]) => Math.abs(px - x) < 0.02 && Math.abs(py - y) < 0.02);

describe('createLatticeStarPath', () => {
  it('has eight tips at the radius and eight valleys inside it', () => {
    const distances = parsePoints(createLatticeStarPath(50, 50, 50)).map(([x, y]) =>
      Math.hypot(x - 50, y - 50),
    );
    expect(distances.filter((distance) => Math.abs(distance - 50) < 0.02)).toHaveLength(8);
    expect(distances.filter((distance) => Math.abs(distance - 38.27) < 0.02)).toHaveLength(8);
  });

  it('is the outline of two squares: every tip is a corner', () => {
    const star = parsePoints(createLatticeStarPath(20, 20, 10));
    const corners = parsePoints(createLatticeSquaresPath(20, 20, 10));
    expect(corners).toHaveLength(8);
    for (const corner of corners) expect(includesPoint(star, corner)).toBe(true);
  });
});

describe('createLatticeCrossPath', () => {
  it('fills the gap between four adjacent stars by sharing their points', () => {
    const half = 50;
    const stars = [0, 100].flatMap((x) =>
      [0, 100].flatMap((y) => parsePoints(createLatticeStarPath(x, y, half))),
    );
    const cross = parsePoints(createLatticeCrossPath(50, 50, half, 0));
    expect(cross).toHaveLength(16);
    for (const point of cross) expect(includesPoint(stars, point)).toBe(true);
  });

  it('keeps the inset distance', () => {
    const reach = (inset: number) =>
      Math.max(
        ...parsePoints(createLatticeCrossPath(0, 0, 50, inset)).map(([x, y]) => Math.hypot(x, y)),
      );
    expect(reach(0)).toBeCloseTo(50, 1);
    expect(reach(4)).toBeCloseTo(50 - 4 * Math.SQRT2, 1);
  });
});
