import type { Chart, ChartState, ChartTransition } from './chart';

const roundToHundredths = (value: number) => String(Number(value.toFixed(2)));

/** Formats a duration: `3 s`, `250 ms`, `2 min`. */
export function formatDuration(ms: number): string {
  if (ms < 1000) return `${roundToHundredths(ms)} ms`;
  if (ms < 60_000) return `${roundToHundredths(ms / 1000)} s`;
  return ms < 3_600_000
    ? `${roundToHundredths(ms / 60_000)} min`
    : `${roundToHundredths(ms / 3_600_000)} h`;
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

/** Returns `if a`, `else if b` or `else`; null for a single transition without a guard. */
export function formatCondition({ guard, index }: ChartTransition): string | null {
  if (guard !== undefined) return index === 0 ? `if ${guard}` : `else if ${guard}`;
  return index === 0 ? null : 'else';
}

/** Formats the actions and emitted events; null if there are none. */
export function formatEffect({ actions, emits }: ChartTransition): string | null {
  const parts = [...actions, ...emits.map((type) => `emits ${type}`)];
  return parts.length === 0 ? null : parts.join(', ');
}

/** Returns the kind of a state; null for atomic and compound states. */
export function formatKind(state: ChartState): string | null {
  if (state.kind === 'history') return state.history === 'deep' ? 'deep history' : 'history';
  return state.kind === 'parallel' || state.kind === 'final' ? state.kind : null;
}

/** Describes where a transition leads. */
export function formatTarget(chart: Chart, transition: ChartTransition): string {
  const { source, targets, isForbidden, reenters } = transition;
  if (isForbidden) return 'is forbidden';
  if (targets.length === 0) return 'stays';
  if (targets.includes(source) && reenters) return 're-enters';
  return `to ${targets.map((id) => id || chart.id).join(' and ')}`;
}

/** Formats a transition as a sentence, for screen readers. */
export function formatTransition(chart: Chart, transition: ChartTransition): string {
  const condition = formatCondition(transition);
  const effect = formatEffect(transition);
  return [
    `${formatTrigger(transition)}${condition === null ? '' : ` ${condition}`}: ${formatTarget(chart, transition)}`,
    ...(effect === null ? [] : [effect]),
  ].join(', ');
}
