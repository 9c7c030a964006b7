/** @jsxRuntime classic */ // Storybook's manager provides React, but no JSX runtime.
import React, { useState, type SVGProps } from 'react';
import { chipStack, type Chip } from '../layout/contents';
import type { Line } from '../layout/geometry';
import type { Chart, ChartTransition } from '../model/chart';
import { transitionText } from '../model/words';
import type { Item, Standing, Timer } from './live';
import { arrowPath, linePath } from './path';

export interface LineViewProps {
  line: Line;
  standing: Standing;
}

export function LineView({ line, standing }: LineViewProps) {
  const isTaken = line.transitions.some((id) => standing.taken.has(id));
  return (
    <g data-taken={isTaken ? '' : undefined}>
      <path className="line" d={linePath(line.points)} />
      {line.hasArrow && <path className="head" d={arrowPath(line.points)} />}
    </g>
  );
}

export interface LabelsProps {
  chart: Chart;
  line: Line;
  transitions: readonly ChartTransition[];
  standing: Standing;
  itemProps: (item: Item) => SVGProps<SVGGElement>;
}

/** The remaining time. A CSS animation runs from the time that had passed on mount. */
function TimerBar({ timer, top, width }: { timer: Timer; top: number; width: number }) {
  const [ahead] = useState(() => timer.since - Date.now());
  const style = { animationDuration: `${timer.ms}ms`, animationDelay: `${ahead}ms` };
  return <rect className="timer" x={2} y={top} width={width} height={3} rx={1.5} style={style} />;
}

function ChipView({
  chart,
  chip: { transition, top, width, height, trigger, lines },
  standing,
  itemProps,
}: Pick<LabelsProps, 'chart' | 'standing' | 'itemProps'> & { chip: Chip }) {
  const offer = standing.offers.get(transition.id);
  const more = itemProps({ kind: 'transition', id: transition.id });
  const timer = standing.timers.get(transition.id);
  return (
    <g
      className={transition.trigger.kind}
      transform={`translate(0 ${top})`}
      data-open={offer === 'open' ? '' : undefined}
      data-refused={offer === 'refused' ? '' : undefined}
      data-taken={standing.taken.has(transition.id) ? '' : undefined}
      {...more}
    >
      <title>{transitionText(chart, transition)}</title>
      <rect className="chip" width={width} height={height} rx={5} />
      <rect className="bar" x={3} y={4} width={3} height={height - 8} rx={1.5} />
      {more.role && (
        <rect className="ring" x={-3} y={-3} width={width + 6} height={height + 6} rx={7} />
      )}
      <text className="trigger" x={10} y={11.5}>
        {trigger}
      </text>{' '}
      {lines.map((text, index) => (
        <text key={text} className="small" x={10} y={27 + index * 15}>
          {`${text} `}
        </text>
      ))}
      {timer && <TimerBar key={timer.since} timer={timer} top={height - 4} width={width - 4} />}
    </g>
  );
}

export function Labels({ chart, line, transitions, standing, itemProps }: LabelsProps) {
  if (!line.label) return null;
  const [left, top] = line.label;
  return (
    <g transform={`translate(${left} ${top})`}>
      {chipStack(transitions).chips.map((chip) => (
        <ChipView
          key={chip.transition.id}
          chart={chart}
          chip={chip}
          standing={standing}
          itemProps={itemProps}
        />
      ))}
    </g>
  );
}
