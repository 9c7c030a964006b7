import { findCommonAncestor, planLines, type PlannedLine } from '../layout/planLines';
import { ROOT, type Chart, type ChartState, type ChartTransition } from './chart';
import {
  formatCondition,
  formatSlashEffect,
  formatStateName,
  formatTrigger,
  getInternalTransitions,
  joinTexts,
  listStateActions,
} from './format';

// Mermaid supports neither edges between children of different states, nor edges from a state to its own child, nor
// history states. Labels describe what the diagram cannot show.

/** Returns a Mermaid identifier: letters, digits and `_`. */
function getName(id: string): string {
  const [, kind, state] = /^(any|fork):(.*)$/s.exec(id) ?? [];
  if (kind !== undefined && state !== undefined) return `${kind.charAt(0)}_${getName(state)}`;
  if (id === ROOT) return 'machine';
  return `s_${id.replaceAll(/\W/g, (sign) => (sign === '.' ? '__' : `_${sign.codePointAt(0)}_`))}`;
}

/** Removes characters that would end a label or start other syntax. */
const escape = (text: string) =>
  text.replaceAll(';', ',').replaceAll('#', '').replaceAll('"', "'").replaceAll(':', '');

const formatLabel = (transition: ChartTransition): string =>
  joinTexts([
    formatTrigger(transition),
    formatCondition(transition),
    formatSlashEffect(transition),
  ]);

/** Returns the child of `parent` that is, or contains, the state. */
function getChildOfState(parent: string, id: string): string {
  const depth = parent === ROOT ? 1 : parent.split('.').length + 1;
  return id.split('.').slice(0, depth).join('.');
}

/**
 * Returns the edge and its containing state: the parent of the initial, fork or any-state mark at its end, or else the
 * closest common ancestor of its states.
 */
function createEdge(line: PlannedLine, markParents: ReadonlyMap<string, string>) {
  const parent =
    markParents.get(line.from) ??
    markParents.get(line.to) ??
    findCommonAncestor([line.from, line.to]);
  const [from = '', to = ''] = [line.from, line.to].map((id) =>
    markParents.has(id) ? id : getChildOfState(parent, id),
  );
  const hidden = joinTexts([
    from === line.from ? '' : `in ${line.from}`,
    to === line.to ? '' : `to ${line.to}`,
  ]);
  const label = joinTexts([...line.transitions.map(formatLabel), hidden && `(${hidden})`], '\\n');
  const edge = `${from.startsWith('initial:') ? '[*]' : getName(from)} --> ${getName(to)}`;
  return { parent, text: label === '' ? edge : `${edge} : ${escape(label)}` };
}

const formatNotes = (chart: Chart, state: ChartState): string[] =>
  [
    ...(state.tags.length > 0 ? [`[${state.tags.join(', ')}]`] : []),
    ...listStateActions(state),
    ...state.invokes.map(({ src }) => `invokes ${src}`),
    ...getInternalTransitions(chart, state.id).map((transition) =>
      transition.isForbidden
        ? `${formatTrigger(transition)} is forbidden`
        : formatLabel(transition),
    ),
  ].map(escape);

export function toMermaid(chart: Chart): string {
  const { marks, lines } = planLines(chart);
  const markParents = new Map(marks.map(({ id, parent }) => [id, parent]));
  // `[*]` cannot be the target of an edge inside a state, so the edge leads to the initial state instead.
  const initial = new Map(chart.states.map((state) => [`initial:${state.id}`, state.initial?.[0]]));
  const edges = lines.map((line) =>
    createEdge({ ...line, to: initial.get(line.to) ?? line.to }, markParents),
  );
  const getChildren = (id: string) => chart.states.filter(({ parent }) => parent === id);

  function formatContents(state: ChartState, indent: string): string[] {
    const children = getChildren(state.id);
    const ownMarks = marks.flatMap(({ id, kind, parent }) => {
      if (parent !== state.id || kind === 'initial') return [];
      return kind === 'any'
        ? `state "any state" as ${getName(id)}`
        : `state ${getName(id)} <<fork>>`;
    });
    return [
      ...ownMarks.map((text) => indent + text),
      ...children.flatMap((child, index) => [
        ...(state.kind === 'parallel' && index > 0 ? [`${indent}--`] : []),
        ...formatState(child, indent),
      ]),
      ...edges.filter(({ parent }) => parent === state.id).map(({ text }) => indent + text),
      ...children
        .filter(({ kind }) => kind === 'final')
        .map(({ id }) => `${indent}${getName(id)} --> [*]`),
    ];
  }

  function formatState(state: ChartState, indent: string): string[] {
    const name = getName(state.id);
    const title = escape(formatStateName(state));
    const notes = formatNotes(chart, state);
    if (getChildren(state.id).length === 0) {
      return [
        `${indent}state "${title}" as ${name}`,
        ...notes.map((text) => `${indent}${name} : ${text}`),
      ];
    }
    return [
      `${indent}state "${[title, ...notes].join('\\n')}" as ${name} {`,
      ...formatContents(state, `${indent}  `),
      `${indent}}`,
    ];
  }

  const [root] = chart.states;
  const rootNotes = root ? formatNotes(chart, root) : [];
  return [
    '---',
    `title: ${JSON.stringify(chart.id)}`,
    '---',
    'stateDiagram-v2',
    ...(root ? formatContents(root, '  ') : []),
    ...(rootNotes.length > 0 ? [`  %% in every state: ${rootNotes.join(' · ')}`] : []),
    '',
  ].join('\n');
}
