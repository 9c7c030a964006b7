import { ROOT, type Chart, type ChartState, type ChartTransition } from '../model/chart';
import { backwardWays } from './backwards';
import type { Mark } from './geometry';

// The nodes and lines of a drawing, before layout.

/** A line between states and marks. */
export interface PlannedLine {
  id: string;
  from: string;
  to: string;
  transitions: readonly ChartTransition[];
  hasArrow: boolean;
  /** Points against the reading direction. */
  isBackward: boolean;
}

export interface ChartPlan {
  marks: readonly Omit<Mark, 'box'>[];
  lines: readonly PlannedLine[];
}

const contains = (outer: string, inner: string) =>
  outer === ROOT ? inner !== ROOT : inner.startsWith(`${outer}.`);

/** The closest common ancestor. */
function around(ids: readonly string[]): string {
  const [first = ROOT, ...rest] = ids;
  let outer = first;
  while (outer !== ROOT && !rest.every((id) => contains(outer, id))) {
    outer = outer.includes('.') ? outer.slice(0, outer.lastIndexOf('.')) : ROOT;
  }
  return outer;
}

export function planOf(chart: Chart): ChartPlan {
  const marks = new Map<string, Omit<Mark, 'box'>>();
  const lines = new Map<string, Omit<PlannedLine, 'isBackward'>>();
  const states = new Map(chart.states.map((state) => [state.id, state]));
  const holdsOthers = new Set(chart.states.map(({ parent }) => parent));

  const mark = (kind: Mark['kind'], of: string, name = of) => {
    const id = `${kind}:${name}`;
    marks.set(id, { id, kind, of });
    return id;
  };
  const line = (
    from: string,
    to: string,
    transitions: readonly ChartTransition[],
    hasArrow = true,
  ) => {
    const id = `${from}>${to}`;
    const known = lines.get(id)?.transitions ?? [];
    lines.set(id, { id, from, to, transitions: [...known, ...transitions], hasArrow });
  };

  const beginning = ({ id, initial = [] }: ChartState) => {
    for (const target of initial) line(mark('initial', id), target, []);
  };
  /** A transition from a state to its own descendant starts at the mark 'any state'. */
  const leaving = (source: string, targets: readonly string[]) =>
    holdsOthers.has(source) && targets.some((to) => to === source || contains(source, to))
      ? mark('any', source)
      : source;
  /** A transition from a descendant to its ancestor ends at the ancestor's initial mark. */
  const entering = (source: string, target: string) =>
    holdsOthers.has(target) && (target === source || contains(target, source))
      ? mark(states.get(target)?.kind === 'parallel' ? 'any' : 'initial', target)
      : target;

  for (const state of chart.states) {
    beginning(state);
    for (const target of state.fallback ?? []) line(state.id, target, []);
  }
  for (const transition of chart.transitions) {
    const { source, targets } = transition;
    const from = leaving(source, targets);
    const [only] = targets;
    if (targets.length > 1) {
      const fork = mark('fork', around([source, ...targets]), transition.id);
      line(from, fork, [transition], false);
      for (const target of targets) line(fork, entering(source, target), []);
    } else if (only !== undefined) {
      line(from, entering(source, only), [transition]);
    }
  }

  const betweenStates = [...lines.values()].filter(
    ({ from, to }) => states.has(from) && states.has(to),
  );
  const backward: ReadonlySet<unknown> = backwardWays(
    betweenStates,
    chart.states.map(({ id }) => id),
    new Map(chart.states.map(({ id, initial = [] }) => [id, initial])),
  );
  return {
    marks: [...marks.values()],
    lines: [...lines.values()].map((planned) => ({
      ...planned,
      isBackward: backward.has(planned),
    })),
  };
}
