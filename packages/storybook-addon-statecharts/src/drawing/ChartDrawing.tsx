import type { Geometry, Line, Mark, Point } from '../layout/geometry';
import { Pill, StateBox } from './StateBox';
import { TransitionLabels, type DrawingContext } from './TransitionItem';

const CORNER_RADIUS = 6;

const getDistance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

function moveTowards(from: Point, to: Point, length: number): Point {
  const ratio = length / (getDistance(from, to) || 1);
  return [from[0] + (to[0] - from[0]) * ratio, from[1] + (to[1] - from[1]) * ratio];
}

const format = (point: Point) => point.map((value) => Number(value.toFixed(1))).join(' ');

/** Returns the `d` attribute of a path with rounded corners. */
function getLinePath(points: readonly Point[]): string {
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

/** Returns the transform that moves a right-pointing arrowhead to the end of a line. */
function getArrowTransform(points: readonly Point[]): string | undefined {
  const [before, tip] = points.slice(-2);
  if (!before || !tip) return undefined;
  const angle = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI;
  return `translate(${format(tip)}) rotate(${angle})`;
}

function MarkShape({ mark: { kind, box } }: { mark: Mark }) {
  const [left, top, width, height] = box;
  if (kind === 'initial') {
    return <circle className="dot" cx={left + width / 2} cy={top + height / 2} r={width / 2} />;
  }
  if (kind === 'fork') {
    return <rect className="fork" x={left} y={top} width={width} height={height} rx={2} />;
  }
  return (
    <g>
      <title>From any state in this state</title>
      <Pill box={box} text="any state" />
    </g>
  );
}

function LineShape({ line, isTaken }: { line: Line; isTaken: boolean }) {
  return (
    <g data-taken={isTaken ? '' : undefined}>
      <path className="line" d={getLinePath(line.points)} />
      {line.hasArrow && (
        <path className="arrow" d="M0 0L-8 4L-8 -4Z" transform={getArrowTransform(line.points)} />
      )}
    </g>
  );
}

export interface ChartDrawingProps extends DrawingContext {
  geometry: Geometry;
}

/** Must be rendered inside an `<svg>` with the class `statechart`. */
export function ChartDrawing({ geometry, ...context }: ChartDrawingProps) {
  const { chart, live } = context;
  const transitions = new Map(chart.transitions.map((transition) => [transition.id, transition]));
  return (
    <>
      {chart.states.map((state) => {
        const box = geometry.states[state.id];
        return box && <StateBox key={state.id} context={context} state={state} box={box} />;
      })}
      {geometry.lines.map((line) => (
        <LineShape
          key={line.id}
          line={line}
          isTaken={line.transitions.some((id) => live.taken.includes(id))}
        />
      ))}
      {geometry.marks.map((mark) => (
        <MarkShape key={mark.id} mark={mark} />
      ))}
      {geometry.lines.map((line) => (
        <TransitionLabels
          key={line.id}
          context={context}
          line={line}
          transitions={line.transitions.flatMap((id) => transitions.get(id) ?? [])}
        />
      ))}
    </>
  );
}
