import type { Chart, ChartState, ChartTransition } from './chart';

const number = (value: number) => String(Number(value.toFixed(2)));

/** Formats a time: `3 s`, `250 ms`, `2 min`. */
export function duration(ms: number): string {
  if (ms < 1000) return `${number(ms)} ms`;
  if (ms < 60_000) return `${number(ms / 1000)} s`;
  return ms < 3_600_000 ? `${number(ms / 60_000)} min` : `${number(ms / 3_600_000)} h`;
}

export function triggerText({ trigger }: Pick<ChartTransition, 'trigger'>): string {
  switch (trigger.kind) {
    case 'event':
      return trigger.type;
    case 'always':
      return 'always';
    case 'after': {
      const time = trigger.ms === null ? null : duration(trigger.ms);
      if (trigger.name === null) return `after ${time ?? 'a while'}`;
      return `after ${trigger.name}${time === null ? '' : ` · ${time}`}`;
    }
    case 'done':
      return `done: ${trigger.src}`;
    case 'error':
      return `error: ${trigger.src}`;
    case 'snapshot':
      return `moved: ${trigger.src}`;
    case 'finished':
      return 'done';
    case 'route':
      return 'route';
  }
}

/** `if a`, `else if b` or `else`; null for a single transition without a guard. */
export function conditionText({ guard, place }: ChartTransition): string | null {
  if (guard) return place === 0 ? `if ${guard.text}` : `else if ${guard.text}`;
  return place === 0 ? null : 'else';
}

/** The actions and emitted events. */
export function effectText({ actions, emits }: ChartTransition): string | null {
  const parts = [...actions, ...emits.map((type) => `emits ${type}`)];
  return parts.length === 0 ? null : parts.join(', ');
}

/** The kind of a state; null for atomic and compound ones. */
export function kindText(state: ChartState): string | null {
  switch (state.kind) {
    case 'parallel':
      return 'parallel';
    case 'final':
      return 'final';
    case 'history':
      return state.history === 'deep' ? 'deep history' : 'history';
    case 'atomic':
    case 'compound':
      return null;
  }
}

const nameOf = (chart: Chart, id: string) =>
  chart.states.find((state) => state.id === id && state.parent !== null)?.id ?? chart.id;

export function wayText(chart: Chart, transition: ChartTransition): string {
  const { source, targets, isForbidden, reenters } = transition;
  if (isForbidden) return 'is forbidden';
  if (targets.length === 0) return 'stays';
  if (targets.includes(source) && reenters) return 'enters anew';
  return `to ${targets.map((id) => nameOf(chart, id)).join(' and ')}`;
}

/** A transition as a sentence, for screen readers. */
export function transitionText(chart: Chart, transition: ChartTransition): string {
  const condition = conditionText(transition);
  const effect = effectText(transition);
  const way = wayText(chart, transition);
  return [
    `${triggerText(transition)}${condition === null ? '' : ` ${condition}`}: ${way}`,
    ...(effect === null ? [] : [effect]),
  ].join(', ');
}
