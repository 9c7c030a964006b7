import { useState } from 'react';
import type { Line } from '../layout/geometry';
import { measureLabels, type TransitionLabel } from '../layout/measure';
import type { Timer } from '../live/channel';
import type { ChartTransition } from '../model/chart';
import { TransitionItem, type DrawingContext } from './TransitionItem';

/** The remaining time, as a CSS animation that skips the time elapsed before mount. */
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

/** The labels of a line, one for each of its transitions. */
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
