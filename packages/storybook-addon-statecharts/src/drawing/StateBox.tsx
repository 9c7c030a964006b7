import { ICON_WIDTH, measureState, ROW_HEIGHT, type StateRow } from '../layout/measure';
import type { Box } from '../layout/geometry';
import { isParent, type ChartState } from '../model/chart';
import { joinTexts } from '../model/format';
import { TransitionItem, type DrawingContext } from './TransitionItem';

const icons = {
  actor: 'M2 6a4 4 0 0 1 7-2.6M10 6a4 4 0 0 1-7 2.6M9.4 1v2.6H6.8M2.6 11V8.4h2.6',
  machine: 'M1.5 2h4v3h-4zM6.5 7.5h4v3h-4zM3.5 5v4h3',
  forbidden: 'M10.5 6a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0M2.9 2.9l6.2 6.2',
  internal: 'M3 4.5h5a2.2 2.2 0 0 1 0 4.5H2.5M4.5 7L2.5 9l2 2',
};

export function Pill({ box: [left, top, width, height], text }: { box: Box; text: string }) {
  return (
    <g transform={`translate(${left} ${top})`}>
      <rect className="pill" width={width} height={height} rx={height / 2} />
      <text className="small" x={width / 2} y={height / 2} textAnchor="middle">
        {text}
      </text>{' '}
    </g>
  );
}

function Row(props: { context: DrawingContext; row: StateRow; width: number }) {
  const { context, row, width } = props;
  const { icon, text, note, transition, top } = row;
  const [x, y] = transition ? [6, ROW_HEIGHT / 2 - 1] : [10, top + ROW_HEIGHT / 2];
  const contents = (
    <>
      {icon && <path className="icon" d={icons[icon]} transform={`translate(${x} ${y - 6})`} />}
      <text className={icon ? undefined : 'small'} x={icon ? x + ICON_WIDTH : x} y={y}>
        <tspan className={transition && 'trigger'}>{text}</tspan>{' '}
        {note !== '' && (
          <tspan className="small" dx={4}>
            {note}
          </tspan>
        )}
      </text>
    </>
  );
  if (!transition) return contents;
  return (
    <TransitionItem
      context={context}
      transition={transition}
      visibleText={joinTexts([text, note])}
      box={[4, top + 1, width - 8, ROW_HEIGHT - 2]}
    >
      {contents}
    </TransitionItem>
  );
}

export interface StateBoxProps {
  context: DrawingContext;
  state: ChartState;
  box: Box;
}

export function StateBox({ context, state, box }: StateBoxProps) {
  const { chart, live, getItemProps } = context;
  const [left, top, width, height] = box;
  const contents = measureState(chart, state);
  const [firstRow] = contents.rows;
  const isRoot = state.parent === null;
  const isHistory = state.kind === 'history';
  const hasChildren = isParent(state);
  const isRegion = chart.states.find(({ id }) => id === state.parent)?.kind === 'parallel';
  const radius = isHistory ? height / 2 : hasChildren ? 12 : 8;
  const className = isRoot ? 'root' : hasChildren ? 'parent' : 'leaf';
  const itemProps = isRoot ? {} : getItemProps(state.id);
  const isActive = live.active.includes(state.id);
  // The accessible name starts with the visible text, for voice control.
  const visibleText = joinTexts([contents.name, isHistory ? '' : contents.kind, ...state.tags]);
  const path = state.id.includes('.') ? ` ${state.id}` : '';
  const label = `${visibleText}, state${path}${isActive ? ', active' : ''}`;
  return (
    <g transform={`translate(${left} ${top})`}>
      <g
        className={isRegion ? `${className} region` : className}
        data-active={isActive ? '' : undefined}
        aria-label={itemProps.role && label}
        {...itemProps}
      >
        <title>{joinTexts([state.name, contents.kind, state.description], ', ')}</title>
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
        <rect
          className="ring"
          x={-4}
          y={-4}
          width={width + 8}
          height={height + 8}
          rx={radius + 4}
        />
        {isHistory ? (
          <text className="name" x={width / 2} y={height / 2} textAnchor="middle">
            {contents.name}
          </text>
        ) : (
          <text x={10} y={16}>
            <tspan className="name">{contents.name}</tspan>{' '}
            {contents.kind !== '' && (
              <tspan className="small" dx={4}>
                {contents.kind}
              </tspan>
            )}
          </text>
        )}{' '}
        {contents.tags.map((tag) => (
          <Pill key={tag.text} {...tag} />
        ))}
        {firstRow && (
          <line className="rule" x1={0} x2={width} y1={firstRow.top - 4} y2={firstRow.top - 4} />
        )}
      </g>
      {contents.rows.map((row) => (
        <Row
          key={row.top}
          context={context}
          row={row}
          width={hasChildren ? contents.width : width}
        />
      ))}
    </g>
  );
}
