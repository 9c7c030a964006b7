import type { Chart, ChartState, ChartTransition } from './chart';

export const joinTexts = (texts: readonly (string | undefined)[], separator = ' '): string =>
  texts.filter(Boolean).join(separator);

export const truncate = (text: string, limit = 42): string =>
  text.length <= limit ? text : `${text.slice(0, limit - 1)}…`;

const TIME_UNITS = { h: 3_600_000, min: 60_000, s: 1000 };

/** Formats a duration: `3 s`, `250 ms`, `2 min`. */
export function formatDuration(ms: number): string {
  const [unit, size] = Object.entries(TIME_UNITS).find(([, value]) => ms >= value) ?? ['ms', 1];
  return `${Number((ms / size).toFixed(2))} ${unit}`;
}

export function formatTrigger({ trigger }: Pick<ChartTransition, 'trigger'>): string {
  switch (trigger.kind) {
    case 'event':
      return trigger.type;
    case 'after': {
      const time = trigger.ms === null ? null : formatDuration(trigger.ms);
      if (trigger.name === null) return `after ${time ?? 'a delay'}`;
      return `after ${trigger.name}${time === null ? '' : ` · ${time}`}`;
    }
    case 'done':
    case 'error':
    case 'snapshot':
      return `${trigger.kind}: ${trigger.src}`;
    case 'finished':
      return 'done';
    case 'always':
      return 'always';
  }
}

/** Returns `if a`, `else if b` or `else`; '' for a single transition without a guard. */
export function formatCondition({ guard, index }: ChartTransition): string {
  const otherwise = index === 0 ? '' : 'else';
  return guard === undefined ? otherwise : joinTexts([otherwise, 'if', guard]);
}

/** Formats the actions and emitted events; '' if there are none. */
export const formatEffect = ({ actions, emits }: ChartTransition): string =>
  [...actions, ...emits.map((type) => `emits ${type}`)].join(', ');

/** Formats the effect in statechart notation: `/ action`; '' if there is none. */
export function formatSlashEffect(transition: ChartTransition): string {
  const effect = formatEffect(transition);
  return effect && `/ ${effect}`;
}

/** Returns the kind of a state; '' for atomic and compound states. */
export function formatKind(state: ChartState): string {
  if (state.kind === 'history') return state.history === 'deep' ? 'deep history' : 'history';
  return state.kind === 'parallel' || state.kind === 'final' ? state.kind : '';
}

/** Returns the displayed name of a state: `H` for history, `H*` for deep history. */
export function formatStateName({ kind, history, name }: ChartState): string {
  if (kind !== 'history') return name;
  return history === 'deep' ? 'H*' : 'H';
}

export const listStateActions = ({ entry, exit, emits }: ChartState): string[] => [
  ...entry.map((name) => `entry / ${name}`),
  ...exit.map((name) => `exit / ${name}`),
  ...emits.map((type) => `emits / ${type}`),
];

export const getInternalTransitions = (chart: Chart, id: string): ChartTransition[] =>
  chart.transitions.filter(({ source, targets }) => source === id && targets.length === 0);

export function formatTarget(chart: Chart, transition: ChartTransition): string {
  const { source, targets, isForbidden, reenters } = transition;
  if (isForbidden) return 'is forbidden';
  if (targets.length === 0) return 'stays';
  if (targets.includes(source) && reenters) return 're-enters';
  return `to ${targets.map((id) => id || chart.id).join(' and ')}`;
}

/** Formats a transition as a sentence, for screen readers. */
export function formatTransition(chart: Chart, transition: ChartTransition): string {
  const cause = joinTexts([formatTrigger(transition), formatCondition(transition)]);
  const target = formatTarget(chart, transition);
  return joinTexts([`${cause}: ${target}`, formatEffect(transition)], ', ');
}
