/** @jsxRuntime classic */ // Storybook's manager provides React, but no JSX runtime.
import React, { type SVGProps } from 'react';
import { SIGN, stateContents, type StateRow } from '../layout/contents';
import type { Box } from '../layout/geometry';
import type { Chart, ChartState } from '../model/chart';
import { transitionText } from '../model/words';
import type { Item, Standing } from './live';
import { ACTOR, FORBIDDEN, MACHINE, STAYS } from './signs';

export interface StateBoxProps {
  chart: Chart;
  state: ChartState;
  box: Box;
  hasChildren: boolean;
  isRegion: boolean;
  standing: Standing;
  itemProps: (item: Item) => SVGProps<SVGGElement>;
}

function Sign({ d, y }: { d: string; y: number }) {
  return <path className="sign" d={d} transform={`translate(10 ${y})`} />;
}

function Row({
  chart,
  row,
  width,
  standing,
  itemProps,
}: Pick<StateBoxProps, 'chart' | 'standing' | 'itemProps'> & { row: StateRow; width: number }) {
  const middle = row.top + row.height / 2;
  if (row.kind === 'text') {
    return (
      <text className="small" x={10} y={middle}>
        {row.text}
      </text>
    );
  }
  if (row.kind === 'invoke') {
    return (
      <g>
        <Sign d={row.isMachine ? MACHINE : ACTOR} y={middle - 6} />
        <text x={10 + SIGN} y={middle}>
          {row.text}
        </text>
      </g>
    );
  }
  const { transition } = row;
  const offer = standing.offers.get(transition.id);
  const more = transition.isForbidden ? {} : itemProps({ kind: 'transition', id: transition.id });
  return (
    <g
      className={transition.trigger.kind}
      data-open={offer === 'open' ? '' : undefined}
      data-refused={offer === 'refused' ? '' : undefined}
      data-taken={standing.taken.has(transition.id) ? '' : undefined}
      {...more}
    >
      <title>{transitionText(chart, transition)}</title>
      <rect
        className="row chip"
        x={4}
        y={row.top + 1}
        width={width - 8}
        height={row.height - 2}
        rx={4}
      />
      {more.role && (
        <rect className="ring" x={3} y={row.top} width={width - 6} height={row.height} rx={5} />
      )}
      <Sign d={transition.isForbidden ? FORBIDDEN : STAYS} y={middle - 6} />
      <text x={10 + SIGN} y={middle}>
        <tspan className="trigger">{row.text}</tspan>{' '}
        {row.more !== null && (
          <tspan className="small" dx={4}>
            {row.more}
          </tspan>
        )}
      </text>
    </g>
  );
}

/** A state's box with its text and its transitions without a target. */
export function StateBox({
  chart,
  state,
  box: [left, top, width, height],
  hasChildren,
  isRegion,
  standing,
  itemProps,
}: StateBoxProps) {
  const contents = stateContents(chart, state);
  const isMachine = state.parent === null;
  const isRound = state.kind === 'history';
  const radius = isRound ? height / 2 : hasChildren ? 12 : 8;
  const place = [
    isMachine ? 'machine' : hasChildren ? 'outer' : 'inside',
    ...(isRegion ? ['region'] : []),
  ].join(' ');
  const more = isMachine ? {} : itemProps({ kind: 'state', id: state.id });
  const text = [state.name, contents.kind, state.description].filter(Boolean).join(', ');
  return (
    <g transform={`translate(${left} ${top})`}>
      <g className={place} data-active={standing.active.has(state.id) ? '' : undefined} {...more}>
        <title>{text}</title>
        <rect className="box" width={width} height={height} rx={radius} />
        {state.kind === 'final' && (
          <rect
            className="inner"
            x={3}
            y={3}
            width={width - 6}
            height={height - 6}
            rx={radius - 2}
          />
        )}
        {more.role && (
          <rect
            className="ring"
            x={-4}
            y={-4}
            width={width + 8}
            height={height + 8}
            rx={radius + 4}
          />
        )}
        {isRound ? (
          <text className="name" x={width / 2} y={height / 2} textAnchor="middle">
            {contents.name}
          </text>
        ) : (
          <text x={10} y={16}>
            <tspan className="name">{contents.name}</tspan>{' '}
            {contents.kind !== null && (
              <tspan className="small" dx={4}>
                {contents.kind}
              </tspan>
            )}
          </text>
        )}{' '}
        {contents.tags.map((tag) => (
          <g key={tag.text} transform={`translate(${tag.left} ${tag.top})`}>
            <rect className="pill" width={tag.width} height={tag.height} rx={tag.height / 2} />
            <text className="small" x={tag.width / 2} y={tag.height / 2} textAnchor="middle">
              {tag.text}
            </text>{' '}
          </g>
        ))}
        {contents.ruleTop !== null && (
          <line className="rule" x1={0} x2={width} y1={contents.ruleTop} y2={contents.ruleTop} />
        )}
      </g>
      {contents.rows.map((row) => (
        <Row
          key={row.top}
          chart={chart}
          row={row}
          width={hasChildren ? contents.width : width}
          standing={standing}
          itemProps={itemProps}
        />
      ))}
    </g>
  );
}
