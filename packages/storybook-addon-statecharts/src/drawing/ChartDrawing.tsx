import type { Geometry, Line, Mark } from '../layout/geometry';
import { getArrowTransform, getLinePath } from './linePath';
import { Pill, StateBox } from './StateBox';
import type { DrawingContext } from './TransitionItem';
import { TransitionLabels } from './TransitionLabels';

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
  const kinds = new Map(chart.states.map(({ id, kind }) => [id, kind]));
  const parents = new Set(chart.states.map(({ parent }) => parent));
  const transitions = new Map(chart.transitions.map((transition) => [transition.id, transition]));
  return (
    <>
      {chart.states.map((state) => {
        const box = geometry.states[state.id];
        return box ? (
          <StateBox
            key={state.id}
            context={context}
            state={state}
            box={box}
            hasChildren={parents.has(state.id)}
            isRegion={state.parent !== null && kinds.get(state.parent) === 'parallel'}
          />
        ) : null;
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
