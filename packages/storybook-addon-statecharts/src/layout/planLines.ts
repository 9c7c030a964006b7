import { isParent, ROOT, type Chart, type ChartTransition } from '../model/chart';
import type { Mark } from './geometry';

export interface PlannedLine {
  id: string;
  from: string;
  to: string;
  transitions: readonly ChartTransition[];
  hasArrow: boolean;
}

export const isAncestor = (ancestor: string, id: string): boolean =>
  ancestor === ROOT ? id !== ROOT : id.startsWith(`${ancestor}.`);

/** Returns the id of the innermost state that contains all the others; it can be the first state itself. */
export function findCommonAncestor([first = ROOT, ...others]: readonly string[]): string {
  let ancestor = first;
  while (ancestor !== ROOT && !others.every((id) => isAncestor(ancestor, id))) {
    ancestor = ancestor.includes('.') ? ancestor.slice(0, ancestor.lastIndexOf('.')) : ROOT;
  }
  return ancestor;
}

/** Plans a diagram's marks and lines. Transitions between the same two states share a line. */
export function planLines(chart: Chart) {
  const marks = new Map<string, Omit<Mark, 'box'>>();
  const lines = new Map<string, PlannedLine>();
  const parents = new Map(chart.states.filter(isParent).map(({ id, kind }) => [id, kind]));

  const addMark = (kind: Mark['kind'], parent: string, name = parent) => {
    const id = `${kind}:${name}`;
    marks.set(id, { id, kind, parent });
    return id;
  };
  const addLine = (from: string, to: string, transition?: ChartTransition, hasArrow = true) => {
    const id = `${from}>${to}`;
    const shared = lines.get(id)?.transitions ?? [];
    const transitions = transition ? [...shared, transition] : shared;
    lines.set(id, { id, from, to, transitions, hasArrow });
  };
  const contains = (outer: string, inner: string) =>
    parents.has(outer) && (outer === inner || isAncestor(outer, inner));

  /** A transition from a state to its own descendant starts at an 'any state' mark. */
  const getStart = (source: string, targets: readonly string[]) =>
    targets.some((target) => contains(source, target)) ? addMark('any', source) : source;
  /** A transition from a descendant to its ancestor ends at the ancestor's initial mark. */
  const getEnd = (source: string, target: string) =>
    contains(target, source)
      ? addMark(parents.get(target) === 'parallel' ? 'any' : 'initial', target)
      : target;

  for (const { id, initial = [], fallback = [] } of chart.states) {
    for (const target of initial) addLine(addMark('initial', id), target);
    for (const target of fallback) addLine(id, target);
  }
  for (const transition of chart.transitions) {
    const { source, targets } = transition;
    const from = getStart(source, targets);
    const [target] = targets;
    if (targets.length > 1) {
      const fork = addMark('fork', findCommonAncestor([source, ...targets]), transition.id);
      addLine(from, fork, transition, false);
      for (const each of targets) addLine(fork, getEnd(source, each));
    } else if (target !== undefined) {
      addLine(from, getEnd(source, target), transition);
    }
  }
  return { marks: [...marks.values()], lines: [...lines.values()] };
}
