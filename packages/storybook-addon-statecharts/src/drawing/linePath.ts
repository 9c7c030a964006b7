import type { Point } from '../layout/geometry';

const CORNER_RADIUS = 6;

const getDistance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

function moveTowards(from: Point, to: Point, length: number): Point {
  const ratio = length / (getDistance(from, to) || 1);
  return [from[0] + (to[0] - from[0]) * ratio, from[1] + (to[1] - from[1]) * ratio];
}

const format = (point: Point) => point.map((value) => Number(value.toFixed(1))).join(' ');

/** Returns the `d` attribute of a path with rounded corners. */
export function getLinePath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${format(point)}`;
      if (!after) return `L${format(point)}`;
      const room = Math.min(getDistance(before, point), getDistance(point, after)) / 2;
      const radius = Math.min(CORNER_RADIUS, room);
      const start = format(moveTowards(point, before, radius));
      return `L${start}Q${format(point)} ${format(moveTowards(point, after, radius))}`;
    })
    .join('');
}

/** Returns the transform that places a right-pointing arrowhead at the end of a line. */
export function getArrowTransform(points: readonly Point[]): string | undefined {
  const [before, tip] = points.slice(-2);
  if (!before || !tip) return undefined;
  const angle = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI;
  return `translate(${format(tip)}) rotate(${angle})`;
}
