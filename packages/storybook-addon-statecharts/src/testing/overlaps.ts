import type { Chart } from '../model/chart';
import type { Box, Geometry, Point } from '../layout/geometry';

interface Thing {
  name: string;
  box: Box;
}

const isClear = ([al, at, aw, ah]: Box, [bl, bt, bw, bh]: Box) =>
  al + aw <= bl || bl + bw <= al || at + ah <= bt || bt + bh <= at;

const isWithin = ([al, at, aw, ah]: Box, [bl, bt, bw, bh]: Box) =>
  al >= bl && at >= bt && al + aw <= bl + bw && at + ah <= bt + bh;

/** The box of a line segment, shrunk by a pixel so that touching boxes do not overlap. */
const pieceBox = ([ax, ay]: Point, [bx, by]: Point): Box => [
  Math.min(ax, bx),
  Math.min(ay, by),
  Math.abs(ax - bx),
  Math.abs(ay - by),
];

const shrunk = ([left, top, width, height]: Box): Box => [left + 1, top + 1, width - 2, height - 2];

/** Returns the pairs that overlap although neither contains the other. */
export function overlapsIn(chart: Chart, geometry: Geometry): string[] {
  const holders = new Set(chart.states.map(({ parent }) => parent));
  const boxes = Object.entries(geometry.states);
  const solid: Thing[] = [
    ...boxes.filter(([id]) => !holders.has(id)).map(([name, box]) => ({ name, box })),
    ...geometry.marks.map(({ id, box }) => ({ name: id, box })),
    ...geometry.lines.flatMap(({ id, label }) =>
      label ? [{ name: `label ${id}`, box: label }] : [],
    ),
  ];
  const open: Thing[] = boxes
    .filter(([id]) => holders.has(id))
    .map(([id, box]) => ({ name: id || chart.id, box }));

  const pairs = solid.flatMap((thing, index) =>
    solid
      .slice(index + 1)
      .filter((other) => !isClear(thing.box, other.box))
      .map((other) => `${thing.name} lies over ${other.name}`),
  );
  const torn = [...solid, ...open].flatMap((thing) =>
    open
      .filter(
        ({ box }) =>
          thing.box !== box &&
          !isClear(thing.box, box) &&
          !isWithin(thing.box, box) &&
          !isWithin(box, thing.box),
      )
      .map((other) => `${thing.name} crosses the edge of ${other.name}`),
  );
  const crossed = geometry.lines.flatMap((line) =>
    line.points.slice(1).flatMap((point, index) => {
      const piece = pieceBox(line.points[index] ?? point, point);
      return solid
        .filter(({ name, box }) => name !== `label ${line.id}` && !isClear(piece, shrunk(box)))
        .map(({ name }) => `the line ${line.id} runs through ${name}`);
    }),
  );
  return [...pairs, ...torn, ...crossed];
}
