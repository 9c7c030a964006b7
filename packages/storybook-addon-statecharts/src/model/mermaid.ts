import { partedAt } from '../layout/backwards';
import { staysOf } from '../layout/contents';
import { planOf, type PlannedLine } from '../layout/plan';
import { ROOT, type Chart, type ChartState } from './chart';
import { conditionText, effectText, triggerText } from './words';

// Mermaid's state diagrams have no edges between children of different states, none from a state to its own
// child, and no history. Labels say in words what the diagram cannot show.

/** A Mermaid identifier: letters, digits and `_`. */
const nameOf = (id: string) =>
  id === ROOT
    ? 'machine'
    : `s_${id.replaceAll(/[^\w]/g, (sign) => (sign === '.' ? '__' : `_${sign.codePointAt(0)}_`))}`;

/** Removes characters that end a label or start other syntax. */
const plain = (text: string) =>
  text.replaceAll(';', ',').replaceAll('#', '').replaceAll('"', "'").replaceAll(':', '');

function said(line: PlannedLine): string[] {
  return line.transitions.map((transition) => {
    const effect = effectText(transition);
    return [
      triggerText(transition),
      conditionText(transition),
      effect === null ? null : `/ ${effect}`,
    ]
      .filter((part) => part !== null)
      .join(' ');
  });
}

interface Written {
  level: string;
  text: string;
}

function writeLine(line: PlannedLine, levels: ReadonlyMap<string, string>): Written {
  const ends = { from: levels.get(line.from) ?? line.from, to: levels.get(line.to) ?? line.to };
  const parted = line.from === line.to ? null : partedAt(ends);
  const isMark = (id: string) => levels.has(id);
  // A mark lies directly in its parent. An edge between states belongs to their closest common ancestor.
  const level = isMark(line.from)
    ? (levels.get(line.from) ?? ROOT)
    : isMark(line.to)
      ? (levels.get(line.to) ?? ROOT)
      : (parted?.level ?? parentOf(line.from));
  const drawn = (id: string) => (isMark(id) ? id : childAt(level, id));
  const [from, to] = [drawn(line.from), drawn(line.to)];
  const begins = from.startsWith('initial:');
  const hidden = [
    ...(from === line.from ? [] : [`in ${line.from}`]),
    ...(to === line.to ? [] : [`to ${line.to}`]),
  ];
  const label = [...said(line), ...(hidden.length > 0 ? [`(${hidden.join(' ')})`] : [])].join(
    '\\n',
  );
  const arrow = `${begins ? '[*]' : markName(from)} --> ${markName(to)}`;
  return { level, text: label === '' ? arrow : `${arrow} : ${plain(label)}` };
}

const parentOf = (id: string) => (id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : ROOT);

/** The state of this level that is the state itself or its ancestor. */
function childAt(level: string, id: string): string {
  const depth = level === ROOT ? 1 : level.split('.').length + 1;
  return id.split('.').slice(0, depth).join('.');
}

function markName(id: string): string {
  const [kind, ...rest] = id.split(':');
  if (kind === 'any' && rest.length > 0) return `a_${nameOf(rest.join(':'))}`;
  if (kind === 'fork' && rest.length > 0) return `f_${nameOf(rest.join(':'))}`;
  return nameOf(id);
}

function notes(chart: Chart, state: ChartState): string[] {
  return [
    ...(state.tags.length > 0 ? [`[${state.tags.join(', ')}]`] : []),
    ...state.entry.map((name) => `entry / ${name}`),
    ...state.exit.map((name) => `exit / ${name}`),
    ...state.emits.map((type) => `emits ${type}`),
    ...state.invokes.map(({ src }) => `invokes ${src}`),
    ...staysOf(chart, state.id).map((transition) => {
      const parts = [triggerText(transition), conditionText(transition), effectText(transition)];
      return transition.isForbidden
        ? `${triggerText(transition)} is forbidden`
        : parts.filter((part) => part !== null).join(' ');
    }),
  ];
}

/** Converts a chart to a Mermaid state diagram. */
export function toMermaid(chart: Chart): string {
  const { marks, lines: planned } = planOf(chart);
  // `[*]` cannot be the target of an edge inside a state: lead to the initial state instead.
  const begins = new Map(chart.states.map(({ id, initial }) => [`initial:${id}`, initial?.[0]]));
  const lines = planned.map((line) => ({ ...line, to: begins.get(line.to) ?? line.to }));
  const levels = new Map(marks.map(({ id, of }) => [id, of]));
  const written = lines.map((line) => writeLine(line, levels));
  const childrenOf = (id: string) => chart.states.filter(({ parent }) => parent === id);
  const inside = (state: ChartState, indent: string): string[] => {
    const own = marks.flatMap(({ id, kind, of }) => {
      if (of !== state.id || kind === 'initial') return [];
      if (kind === 'any') return [`${indent}state "any state" as ${markName(id)}`];
      return [`${indent}state ${markName(id)} <<fork>>`];
    });
    const regions = childrenOf(state.id).map((child) => stateLines(child, indent));
    const parts =
      state.kind === 'parallel'
        ? regions.flatMap((region, index) => (index === 0 ? region : [`${indent}--`, ...region]))
        : regions.flat();
    const ways = written
      .filter(({ level }) => level === state.id)
      .map(({ text }) => `${indent}${text}`);
    const ends = childrenOf(state.id)
      .filter(({ kind }) => kind === 'final')
      .map(({ id }) => `${indent}${nameOf(id)} --> [*]`);
    return [...own, ...parts, ...ways, ...ends];
  };

  function stateLines(state: ChartState, indent: string): string[] {
    const name = nameOf(state.id);
    const title =
      state.kind === 'history' ? (state.history === 'deep' ? 'H*' : 'H') : plain(state.name);
    const texts = notes(chart, state).map(plain);
    if (childrenOf(state.id).length === 0) {
      return [
        `${indent}state "${title}" as ${name}`,
        ...texts.map((text) => `${indent}${name} : ${text}`),
      ];
    }
    return [
      `${indent}state "${[title, ...texts].join('\\n')}" as ${name} {`,
      ...inside(state, `${indent}  `),
      `${indent}}`,
    ];
  }

  const [root] = chart.states;
  const ofRoot = root ? notes(chart, root).map(plain) : [];
  return [
    '---',
    `title: ${JSON.stringify(chart.id)}`,
    '---',
    'stateDiagram-v2',
    ...(root ? inside(root, '  ') : []),
    ...(ofRoot.length > 0 ? [`  %% in every state: ${ofRoot.join(' · ')}`] : []),
    '',
  ].join('\n');
}
