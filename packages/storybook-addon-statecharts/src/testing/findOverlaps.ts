import type { Box, Geometry, Point } from '../layout/geometry';

const isApart = ([al, at, aw, ah]: Box, [bl, bt, bw, bh]: Box) =>
  al + aw <= bl || bl + bw <= al || at + ah <= bt || bt + bh <= at;

const isInside = ([al, at, aw, ah]: Box, [bl, bt, bw, bh]: Box) =>
  al >= bl && at >= bt && al + aw <= bl + bw && at + ah <= bt + bh;

const getSegmentBox = ([ax, ay]: Point, [bx, by]: Point): Box => [
  Math.min(ax, bx),
  Math.min(ay, by),
  Math.abs(ax - bx),
  Math.abs(ay - by),
];

/** Shrinks a box by a pixel on each side, so a line may touch it. */
const shrink = ([left, top, width, height]: Box): Box => [left + 1, top + 1, width - 2, height - 2];

/** Describes each state, mark, label or line that overlaps another. A state may contain others entirely. */
export function findOverlaps({ states, marks, lines }: Geometry, parents: Set<string | null>) {
  const boxes = Object.entries(states).map(([name, box]) => ({ name, box }));
  const containers = boxes.filter(({ name }) => parents.has(name));
  const solids = [
    ...boxes.filter(({ name }) => !parents.has(name)),
    ...marks.map(({ id, box }) => ({ name: id, box })),
    ...lines.flatMap(({ id, label }) => (label ? [{ name: `label ${id}`, box: label }] : [])),
  ];
  const things = [...solids, ...containers];
  const overlaps = things.flatMap((thing, index) =>
    things.slice(index + 1).flatMap((other) => {
      const isContained =
        (parents.has(other.name) && isInside(thing.box, other.box)) ||
        (parents.has(thing.name) && isInside(other.box, thing.box));
      return isContained || isApart(thing.box, other.box)
        ? []
        : [`${thing.name} overlaps ${other.name}`];
    }),
  );
  const crossings = lines.flatMap(({ id, points }) =>
    points.slice(1).flatMap((point, index) => {
      const segment = getSegmentBox(points[index] ?? point, point);
      return solids
        .filter(({ name, box }) => name !== `label ${id}` && !isApart(segment, shrink(box)))
        .map(({ name }) => `line ${id} crosses ${name}`);
    }),
  );
  return [...overlaps, ...crossings];
}
