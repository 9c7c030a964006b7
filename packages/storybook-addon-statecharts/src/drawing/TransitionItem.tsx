import { useState, type ReactNode, type SVGProps } from 'react';
import type { Box, Line } from '../layout/geometry';
import { measureLabels, type TransitionLabel } from '../layout/measure';
import type { LiveState, Timer } from '../live/channel';
import type { Chart, ChartTransition } from '../model/chart';
import { formatTransition, joinTexts } from '../model/format';

export interface DrawingContext {
  chart: Chart;
  live: LiveState;
  /** Returns props for the element of a state or transition, such as its role and handlers. */
  getItemProps: (id: string) => SVGProps<SVGGElement>;
}

export interface TransitionItemProps {
  context: DrawingContext;
  transition: ChartTransition;
  /** The visible text, with which the accessible name must start for voice control. */
  visibleText: string;
  box: Box;
  children: ReactNode;
}

export function TransitionItem(props: TransitionItemProps) {
  const { context, transition, visibleText, box, children } = props;
  const { chart, live, getItemProps } = context;
  const { id, trigger, isForbidden } = transition;
  const [left, top, width, height] = box;
  const itemProps = isForbidden ? {} : getItemProps(id);
  const status = live.statuses[id];
  const text = formatTransition(chart, transition);
  const name = text.startsWith(visibleText) ? text : `${visibleText}: ${text}`;
  return (
    <g
      className={trigger.kind}
      transform={`translate(${left} ${top})`}
      data-status={status}
      data-taken={live.taken.includes(id) ? '' : undefined}
      aria-label={itemProps.role && joinTexts([name, status], ', ')}
      {...itemProps}
    >
      <title>{text}</title>
      <rect className="chip" width={width} height={height} rx={5} />
      <rect className="ring" x={-3} y={-3} width={width + 6} height={height + 6} rx={7} />
      {children}
    </g>
  );
}

/** The remaining time as a CSS animation, which skips the time elapsed before mount. */
function TimerBar({ timer, top, width }: { timer: Timer; top: number; width: number }) {
  const [animationDelay] = useState(() => `${timer.startedAt - Date.now()}ms`);
  const style = { animationDuration: `${timer.delay}ms`, animationDelay };
  return <rect className="timer" x={2} y={top} width={width} height={3} rx={1.5} style={style} />;
}

function Label({ context, label }: { context: DrawingContext; label: TransitionLabel }) {
  const { transition, trigger, notes, box } = label;
  const [, , width, height] = box;
  const timer = context.live.timers[transition.id];
  return (
    <TransitionItem
      context={context}
      transition={transition}
      visibleText={[trigger, ...notes].join(' ')}
      box={box}
    >
      <rect className="bar" x={3} y={4} width={3} height={height - 8} rx={1.5} />
      <text className="trigger" x={10} y={11.5}>
        {trigger}
      </text>{' '}
      {notes.map((note, index) => (
        <text key={note} className="small" x={10} y={27 + index * 15}>
          {`${note} `}
        </text>
      ))}
      {timer && <TimerBar key={timer.startedAt} timer={timer} top={height - 4} width={width - 4} />}
    </TransitionItem>
  );
}

export interface TransitionLabelsProps {
  context: DrawingContext;
  line: Line;
  transitions: readonly ChartTransition[];
}

/** The labels of a line, one per transition. */
export function TransitionLabels({ context, line, transitions }: TransitionLabelsProps) {
  if (!line.label) return null;
  const [left, top] = line.label;
  return (
    <g transform={`translate(${left} ${top})`}>
      {measureLabels(transitions).labels.map((label) => (
        <Label key={label.transition.id} context={context} label={label} />
      ))}
    </g>
  );
}
