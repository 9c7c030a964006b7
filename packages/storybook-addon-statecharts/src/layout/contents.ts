import type { Chart, ChartState, ChartTransition } from '../model/chart';
import { conditionText, effectText, kindText, triggerText } from '../model/words';
import { cut, textWidth } from './textWidth';

// The contents and minimum size of boxes and labels, shared by layout and drawing.

/** Font sizes, px. */
export const SIZE = { name: 13, text: 12, small: 11 } as const;

const ROW = 22;
const PILL = 18;
const PADDING = 10;

export type StateRow =
  | { kind: 'text'; text: string; top: number; height: number }
  | { kind: 'invoke'; text: string; isMachine: boolean; top: number; height: number }
  /** A transition without a target. */
  | {
      kind: 'transition';
      transition: ChartTransition;
      text: string;
      more: string | null;
      top: number;
      height: number;
    };

export interface StateContents {
  width: number;
  height: number;
  name: string;
  kind: string | null;
  tags: readonly { text: string; left: number; top: number; width: number; height: number }[];
  rows: readonly StateRow[];
  /** Top of the line above the first row. */
  ruleTop: number | null;
}

const DIAMETER = 30;

/** The transitions of a state that have no target. They are rows in its box. */
export const staysOf = (chart: Chart, id: string): ChartTransition[] =>
  chart.transitions.filter(({ source, targets }) => source === id && targets.length === 0);

type WithoutTop<Row> = Row extends unknown ? Omit<Row, 'top' | 'height'> : never;

function rowsOf(chart: Chart, state: ChartState): WithoutTop<StateRow>[] {
  const done = (word: string, names: readonly string[]) =>
    names.map((name) => ({ kind: 'text' as const, text: cut(`${word} / ${name}`) }));
  return [
    ...done('entry', state.entry),
    ...done('exit', state.exit),
    ...done('emits', state.emits),
    ...state.invokes.map(({ src, isMachine }) => ({
      kind: 'invoke' as const,
      text: cut(src),
      isMachine,
    })),
    ...staysOf(chart, state.id).map((transition) => {
      const more = [conditionText(transition), effectText(transition)].filter(
        (part) => part !== null,
      );
      return {
        kind: 'transition' as const,
        transition,
        text: cut(triggerText(transition)),
        more: more.length === 0 ? null : cut(more.join(' / '), 36),
      };
    }),
  ];
}

/** Width of the icon before a row's text, px. */
export const SIGN = 16;

function rowWidth(row: WithoutTop<StateRow>): number {
  switch (row.kind) {
    case 'text':
      return textWidth(row.text, SIZE.small);
    case 'invoke':
      return SIGN + textWidth(row.text, SIZE.text);
    case 'transition':
      return (
        SIGN +
        textWidth(row.text, SIZE.text, true) +
        (row.more === null ? 0 : 8 + textWidth(row.more, SIZE.small))
      );
  }
}

export function stateContents(chart: Chart, state: ChartState): StateContents {
  const kind = kindText(state);
  if (state.kind === 'history') {
    return {
      width: DIAMETER,
      height: DIAMETER,
      name: state.history === 'deep' ? 'H*' : 'H',
      kind,
      tags: [],
      rows: [],
      ruleTop: null,
    };
  }
  const name = cut(state.name);
  const nameWidth = textWidth(name, SIZE.name, true);
  const kindWidth = kind === null ? 0 : 8 + textWidth(kind, SIZE.small);

  let left = PADDING;
  let top = 30;
  const tags = state.tags.map((text) => {
    const width = textWidth(text, SIZE.small) + 12;
    const tag = { text, left, top, width, height: PILL };
    left += width + 4;
    return tag;
  });
  if (tags.length > 0) top += PILL + 6;

  const bare = rowsOf(chart, state);
  const ruleTop = bare.length > 0 ? top + 2 : null;
  if (bare.length > 0) top += 6;
  const rows = bare.map((row, index): StateRow => ({
    ...row,
    top: top + index * ROW,
    height: ROW,
  }));
  const height = top + rows.length * ROW + (bare.length > 0 || tags.length > 0 ? 6 : 2);
  const width = Math.max(
    72,
    PADDING * 2 + nameWidth + kindWidth,
    left + PADDING - 4,
    ...bare.map((row) => PADDING * 2 + rowWidth(row)),
  );
  return { width, height, name, kind, tags, rows, ruleTop };
}

export interface Chip {
  transition: ChartTransition;
  top: number;
  width: number;
  height: number;
  trigger: string;
  lines: readonly string[];
}

/** The text that sets a label's width. A named delay leaves room for any time, since `provide` may change it. */
const measured = ({ trigger }: ChartTransition, text: string) =>
  trigger.kind === 'after' && trigger.name !== null ? `after ${trigger.name} · 000 min` : text;

export interface ChipStack {
  width: number;
  height: number;
  chips: readonly Chip[];
}

const GAP = 3;

/** Stacks the labels of transitions that share a line. */
export function chipStack(transitions: readonly ChartTransition[]): ChipStack {
  const bare = transitions.map((transition) => {
    const effect = effectText(transition);
    const condition = conditionText(transition);
    const trigger = cut(triggerText(transition));
    const lines = [
      ...(condition === null ? [] : [cut(condition)]),
      ...(effect === null ? [] : [cut(`/ ${effect}`)]),
    ];
    const width =
      16 +
      Math.max(
        textWidth(cut(measured(transition, trigger)), SIZE.text, true),
        ...lines.map((line) => textWidth(line, SIZE.small)),
      );
    return { transition, trigger, lines, width, height: 22 + lines.length * 15 };
  });
  const width = Math.max(0, ...bare.map((chip) => chip.width));
  let top = 0;
  const chips = bare.map((chip): Chip => {
    const placed = { ...chip, top, width };
    top += chip.height + GAP;
    return placed;
  });
  return { width, height: Math.max(0, top - GAP), chips };
}
