export type Point = readonly [x: number, y: number];

/** Parametric curve, defined for t from 0 to 1. */
export type Curve = (t: number) => Point;

const FULL_TURN = Math.PI * 2;

const formatPoint = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Rounds a coordinate, because trigonometric results differ slightly between server and browser. */
export const roundForMarkup = (value: number) => Number(value.toFixed(4));

/** Returns the point at a distance and angle (radians) from a centre. */
export function getPolarPoint([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** Returns a path of straight segments through the points, closed by default. */
export function createLinePath(points: readonly Point[], close = true): string {
  return `M${points.map(formatPoint).join('L')}${close ? 'Z' : ''}`;
}

export function repeat<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Returns a star path; the first tip is at the angle `turn`, in radians. */
export function createStarPath(
  centre: Point,
  tips: number,
  outer: number,
  inner: number,
  turn = 0,
): string {
  return createLinePath(
    repeat(tips * 2, (index) =>
      getPolarPoint(
        centre,
        index % 2 === 0 ? outer : inner,
        turn + (index * FULL_TURN) / (tips * 2),
      ),
    ),
  );
}

export function createPetalsPath(
  centre: Point,
  count: number,
  inner: number,
  outer: number,
  width: number,
  turn = 0,
): string {
  return repeat(count, (index) => {
    const angle = turn + (index * FULL_TURN) / count;
    const middle = inner + (outer - inner) * 0.55;
    const from = getPolarPoint(centre, inner, angle);
    const tip = getPolarPoint(centre, outer, angle);
    const side = (sign: number) => getPolarPoint(centre, middle, angle + (sign * width) / middle);
    return `M${formatPoint(from)}Q${formatPoint(side(1))} ${formatPoint(tip)}Q${formatPoint(side(-1))} ${formatPoint(from)}Z`;
  }).join('');
}

export function createLeafPath([x1, y1]: Point, [x2, y2]: Point, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const across: Point = [(-(y2 - y1) / length) * width, ((x2 - x1) / length) * width];
  const middle: Point = [x1 + (x2 - x1) * 0.42, y1 + (y2 - y1) * 0.42];
  const side = (sign: number): Point => [
    middle[0] + sign * across[0],
    middle[1] + sign * across[1],
  ];
  return `M${formatPoint([x1, y1])}Q${formatPoint(side(1))} ${formatPoint([x2, y2])}Q${formatPoint(side(-1))} ${formatPoint([x1, y1])}Z`;
}

export function createBezierCurve(a: Point, b: Point, c: Point, d: Point): Curve {
  const at = (t: number, axis: 0 | 1) =>
    (1 - t) ** 3 * a[axis] +
    3 * (1 - t) ** 2 * t * b[axis] +
    3 * (1 - t) * t ** 2 * c[axis] +
    t ** 3 * d[axis];
  return (t) => [at(t, 0), at(t, 1)];
}

export function getPointsAlong(curve: Curve, steps: number): Point[] {
  return repeat(steps + 1, (index) => curve(index / steps));
}

/** Returns the direction of a curve at `t`, in radians. */
export function getHeading(curve: Curve, t: number): number {
  const [x1, y1] = curve(Math.max(0, t - 0.01));
  const [x2, y2] = curve(Math.min(1, t + 0.01));
  return Math.atan2(y2 - y1, x2 - x1);
}

/** Returns a seeded pseudo-random generator for numbers from 0 to 1. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
