import type { Point } from '../layout/geometry';

const RADIUS = 6;

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to) || 1;
  const along = (index: 0 | 1) => from[index] + ((to[index] - from[index]) * length) / whole;
  return [along(0), along(1)];
}

const written = ([x, y]: Point) => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;

/** A path's `d` for a line with rounded corners. */
export function linePath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${written(point)}`;
      if (!after) return `L${written(point)}`;
      const radius = Math.min(RADIUS, distance(before, point) / 2, distance(point, after) / 2);
      return `L${written(towards(point, before, radius))}Q${written(point)} ${written(towards(point, after, radius))}`;
    })
    .join('');
}

const LENGTH = 8;
const HALF = 4;

/** A path's `d` for the arrow head at the end of a line. */
export function arrowPath(points: readonly Point[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return '';
  const [bx, by] = towards(tip, before, LENGTH);
  const whole = distance(before, tip) || 1;
  const across: Point = [
    ((tip[1] - before[1]) / whole) * HALF,
    (-(tip[0] - before[0]) / whole) * HALF,
  ];
  return `M${written(tip)}L${written([bx + across[0], by + across[1]])}L${written([bx - across[0], by - across[1]])}Z`;
}
