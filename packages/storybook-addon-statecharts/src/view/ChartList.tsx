import type { LiveState } from '../live/channel';
import { ROOT, type Chart, type ChartState } from '../model/chart';
import { formatKind, formatTransition, joinTexts } from '../model/format';

export interface ChartListProps {
  chart: Chart;
  live: LiveState;
}

function StateItem({ chart, state, live }: ChartListProps & { state: ChartState }) {
  const { initial = [], tags, invokes } = state;
  const isActive = live.active.includes(state.id);
  const notes = joinTexts(
    [
      isActive ? 'active' : '',
      formatKind(state),
      initial.length > 0 ? `initial state ${initial.join(' and ')}` : '',
      tags.length > 0 ? `tags ${tags.join(', ')}` : '',
      invokes.length > 0 ? `invokes ${invokes.map(({ src }) => src).join(', ')}` : '',
    ],
    '; ',
  );
  const transitions = chart.transitions.filter(({ source }) => source === state.id);
  const children = chart.states.filter(({ parent }) => parent === state.id);
  return (
    <li aria-current={isActive ? 'step' : undefined}>
      <strong>{state.name}</strong>
      {notes !== '' && `: ${notes}`}
      {transitions.length + children.length > 0 && (
        <ul>
          {transitions.map((transition) => {
            const status = live.statuses[transition.id];
            return (
              <li key={transition.id}>
                {formatTransition(chart, transition)}
                {status && ` (${status})`}
              </li>
            );
          })}
          {children.map((child) => (
            <StateItem key={child.id} chart={chart} state={child} live={live} />
          ))}
        </ul>
      )}
    </li>
  );
}

export function ChartList({ chart, live }: ChartListProps) {
  const root = chart.states.find(({ id }) => id === ROOT);
  return (
    <ul className="statechart-text" aria-label={`Statechart of ${chart.id} as a list`}>
      {root && <StateItem chart={chart} state={root} live={live} />}
    </ul>
  );
}
