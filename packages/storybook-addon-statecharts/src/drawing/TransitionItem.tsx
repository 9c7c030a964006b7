import type { ReactNode, SVGProps } from 'react';
import type { Box } from '../layout/geometry';
import type { LiveState } from '../live/channel';
import type { Chart, ChartTransition } from '../model/chart';
import { formatTransition, joinTexts } from '../model/format';

export interface DrawingContext {
  chart: Chart;
  live: LiveState;
  /** Returns the props of the element of a state or transition, such as its role and handlers. */
  getItemProps: (id: string) => SVGProps<SVGGElement>;
}

export interface TransitionItemProps {
  context: DrawingContext;
  transition: ChartTransition;
  /** The start of the accessible name, for voice control. */
  visibleText: string;
  box: Box;
  children: ReactNode;
}

export function TransitionItem({
  context: { chart, live, getItemProps },
  transition,
  visibleText,
  box: [left, top, width, height],
  children,
}: TransitionItemProps) {
  const { id, trigger, isForbidden } = transition;
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
      {itemProps.role && (
        <rect className="ring" x={-3} y={-3} width={width + 6} height={height + 6} rx={7} />
      )}
      {children}
    </g>
  );
}
