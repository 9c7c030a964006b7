import type { Chart, ChartState, ChartTransition } from '../model/chart';
import {
  formatCondition,
  formatEffect,
  formatKind,
  formatSlashEffect,
  formatTrigger,
  joinTexts,
} from '../model/format';
import { measureText } from './measureText';

// Text and sizes of boxes and labels, shared by layout and drawing. All numbers are in pixels.

export const FONT_SIZE = { name: 13, text: 12, small: 11 } as const;

export const ROW_HEIGHT = 22;
const TAG_HEIGHT = 18;
const PADDING = 10;
const HISTORY_DIAMETER = 30;
export const ICON_WIDTH = 16;

const truncate = (text: string, limit = 42) =>
  text.length <= limit ? text : `${text.slice(0, limit - 1)}…`;

export interface StateRow {
  kind: 'action' | 'actor' | 'machine' | 'transition';
  text: string;
  /** A transition's guard, actions and emitted events; '' if there are none. */
  note: string;
  transition?: ChartTransition;
  width: number;
  top: number;
}

export interface StateContents {
  width: number;
  height: number;
  name: string;
  /** '' for atomic and compound states. */
  kind: string;
  tags: readonly { text: string; left: number; top: number; width: number; height: number }[];
  rows: readonly StateRow[];
  /** Top of the rule above the first row. */
  ruleTop: number | null;
}

export const getInternalTransitions = (chart: Chart, id: string): ChartTransition[] =>
  chart.transitions.filter(({ source, targets }) => source === id && targets.length === 0);

/** Returns the width of a note with the space before it. */
const measureNote = (note: string) => (note === '' ? 0 : 8 + measureText(note, FONT_SIZE.small));

function createRow(
  kind: StateRow['kind'],
  rawText: string,
  transition?: ChartTransition,
): Omit<StateRow, 'top'> {
  const text = truncate(rawText);
  const notes = transition ? [formatCondition(transition), formatEffect(transition)] : [];
  const note = truncate(joinTexts(notes, ' / '), 36);
  const textSize = kind === 'action' ? FONT_SIZE.small : FONT_SIZE.text;
  const width =
    (kind === 'action' ? 0 : ICON_WIDTH) +
    measureText(text, textSize, kind === 'transition') +
    measureNote(note);
  return { kind, text, note, width, ...(transition && { transition }) };
}

function createRows(chart: Chart, state: ChartState): Omit<StateRow, 'top'>[] {
  return [
    ...state.entry.map((name) => createRow('action', `entry / ${name}`)),
    ...state.exit.map((name) => createRow('action', `exit / ${name}`)),
    ...state.emits.map((type) => createRow('action', `emits / ${type}`)),
    ...state.invokes.map(({ src, isMachine }) => createRow(isMachine ? 'machine' : 'actor', src)),
    ...getInternalTransitions(chart, state.id).map((transition) =>
      createRow('transition', formatTrigger(transition), transition),
    ),
  ];
}

export function measureState(chart: Chart, state: ChartState): StateContents {
  const kind = formatKind(state);
  if (state.kind === 'history') {
    return {
      width: HISTORY_DIAMETER,
      height: HISTORY_DIAMETER,
      name: state.history === 'deep' ? 'H*' : 'H',
      kind,
      tags: [],
      rows: [],
      ruleTop: null,
    };
  }
  const name = truncate(state.name);
  const nameWidth = measureText(name, FONT_SIZE.name, true);

  let left = PADDING;
  let top = 30;
  const tags = state.tags.map((text) => {
    const tag = {
      text,
      left,
      top,
      width: measureText(text, FONT_SIZE.small) + 12,
      height: TAG_HEIGHT,
    };
    left += tag.width + 4;
    return tag;
  });
  if (tags.length > 0) top += TAG_HEIGHT + 6;

  const unplacedRows = createRows(chart, state);
  const hasRows = unplacedRows.length > 0;
  const ruleTop = hasRows ? top + 2 : null;
  if (hasRows) top += 6;
  const rows = unplacedRows.map((row, index) => ({ ...row, top: top + index * ROW_HEIGHT }));
  return {
    width: Math.max(
      72,
      PADDING * 2 + nameWidth + measureNote(kind),
      left + PADDING - 4,
      ...rows.map((row) => PADDING * 2 + row.width),
    ),
    height: top + rows.length * ROW_HEIGHT + (hasRows || tags.length > 0 ? 6 : 2),
    name,
    kind,
    tags,
    rows,
    ruleTop,
  };
}

export interface TransitionLabel {
  transition: ChartTransition;
  top: number;
  width: number;
  height: number;
  trigger: string;
  /** The guard, then the actions and emitted events. */
  notes: readonly string[];
}

/** Leaves room for any duration of a named delay, because `provide` may change it. */
const getWidestTrigger = (transition: ChartTransition) =>
  transition.trigger.kind === 'after' && transition.trigger.name !== null
    ? `after ${transition.trigger.name} · 000 min`
    : formatTrigger(transition);

const LABEL_GAP = 3;

/** Stacks the labels of transitions that share a line. */
export function measureLabels(transitions: readonly ChartTransition[]): {
  width: number;
  height: number;
  labels: readonly TransitionLabel[];
} {
  let top = 0;
  const unsized = transitions.map((transition) => {
    const notes = [formatCondition(transition), formatSlashEffect(transition)]
      .filter((note) => note !== '')
      .map((note) => truncate(note));
    const width = Math.max(
      measureText(truncate(getWidestTrigger(transition)), FONT_SIZE.text, true),
      ...notes.map((note) => measureText(note, FONT_SIZE.small)),
    );
    const height = 22 + notes.length * 15;
    const trigger = truncate(formatTrigger(transition));
    const label = { transition, trigger, notes, top, width: width + 16, height };
    top += height + LABEL_GAP;
    return label;
  });
  const width = Math.max(0, ...unsized.map((label) => label.width));
  const labels = unsized.map((label) => ({ ...label, width }));
  return { width, height: Math.max(0, top - LABEL_GAP), labels };
}
