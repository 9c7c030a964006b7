import type { Chart, ChartState, ChartTransition } from '../model/chart';
import {
  formatCondition,
  formatEffect,
  formatKind,
  formatSlashEffect,
  formatStateName,
  formatTrigger,
  getInternalTransitions,
  joinTexts,
  listStateActions,
  truncate,
} from '../model/format';
import type { Box } from './geometry';

// Texts and sizes of boxes and labels, used for layout and drawing. All numbers are in px.

export const FONT_SIZE = { name: 13, text: 12, small: 11 } as const;

export const ROW_HEIGHT = 22;
const TAG_HEIGHT = 18;
const PADDING = 10;
const HISTORY_DIAMETER = 30;
export const ICON_WIDTH = 16;

export interface StateRow {
  /** Undefined for an action. */
  icon?: 'actor' | 'machine' | 'forbidden' | 'internal';
  text: string;
  /** A transition's guard, actions and emitted events; '' if there are none. */
  note: string;
  transition?: ChartTransition;
  width: number;
  top: number;
}

// Widths in a wide sans-serif font, because text cannot be measured in a worker or in Node.

const NARROW = "iljI|!.,:;'`";
const SLIM = 'frt()[]{}/\\"-* ·';
const WIDE = 'mwMW@%…→';

/** Advance width in em, regular weight. */
function advance(character: string): number {
  if (NARROW.includes(character)) return 0.34;
  if (SLIM.includes(character)) return 0.44;
  if (WIDE.includes(character)) return 0.94;
  if (character >= 'a' && character <= 'z') return 0.6;
  if (character >= 'A' && character <= 'Z') return 0.71;
  if (character >= '0' && character <= '9') return 0.62;
  // Characters in other scripts can be as wide as high.
  return character > '\u024F' ? 1 : 0.7;
}

/** Returns the estimated width, in px. */
function measureText(text: string, size: number, isBold = false): number {
  let em = 0;
  for (const character of text) em += advance(character);
  return Math.ceil(em * size * (isBold ? 1.08 : 1));
}

/** Returns the width of a note, including the space before it. */
const measureNote = (note: string) => (note === '' ? 0 : 8 + measureText(note, FONT_SIZE.small));

function createRow(
  rawText: string,
  icon?: StateRow['icon'],
  transition?: ChartTransition,
): Omit<StateRow, 'top'> {
  const text = truncate(rawText);
  const notes = transition ? [formatCondition(transition), formatEffect(transition)] : [];
  const note = truncate(joinTexts(notes, ' / '), 36);
  const width =
    (icon ? ICON_WIDTH : 0) +
    measureText(text, icon ? FONT_SIZE.text : FONT_SIZE.small, transition !== undefined) +
    measureNote(note);
  return { icon, text, note, width, transition };
}

function createRows(chart: Chart, state: ChartState): Omit<StateRow, 'top'>[] {
  return [
    ...listStateActions(state).map((text) => createRow(text)),
    ...state.invokes.map(({ src, isMachine }) => createRow(src, isMachine ? 'machine' : 'actor')),
    ...getInternalTransitions(chart, state.id).map((transition) =>
      createRow(
        formatTrigger(transition),
        transition.isForbidden ? 'forbidden' : 'internal',
        transition,
      ),
    ),
  ];
}

/** Returns the minimum size of a state's box, and its contents. */
export function measureState(chart: Chart, state: ChartState) {
  const kind = formatKind(state);
  const name = truncate(formatStateName(state));

  let left = PADDING;
  let top = 30;
  const tags = state.tags.map((text) => {
    const width = measureText(text, FONT_SIZE.small) + 12;
    const box: Box = [left, top, width, TAG_HEIGHT];
    left += width + 4;
    return { text, box };
  });
  if (tags.length > 0) top += TAG_HEIGHT + 6;

  const unplacedRows = createRows(chart, state);
  const hasRows = unplacedRows.length > 0;
  if (hasRows) top += 6;
  const rows = unplacedRows.map((row, index): StateRow => ({
    ...row,
    top: top + index * ROW_HEIGHT,
  }));
  const width = Math.max(
    72,
    PADDING * 2 + measureText(name, FONT_SIZE.name, true) + measureNote(kind),
    left + PADDING - 4,
    ...rows.map((row) => PADDING * 2 + row.width),
  );
  const height = top + rows.length * ROW_HEIGHT + (hasRows || tags.length > 0 ? 6 : 2);
  const size =
    state.kind === 'history'
      ? { width: HISTORY_DIAMETER, height: HISTORY_DIAMETER }
      : { width, height };
  return { ...size, name, kind, tags, rows };
}

export interface TransitionLabel {
  transition: ChartTransition;
  box: Box;
  trigger: string;
  /** The guard, followed by actions and emitted events. */
  notes: readonly string[];
}

/** Reserves space for any duration of a named delay, because `provide` can change it. */
const getWidestTrigger = (transition: ChartTransition) =>
  transition.trigger.kind === 'after' && transition.trigger.name !== null
    ? `after ${transition.trigger.name} · 000 min`
    : formatTrigger(transition);

const LABEL_GAP = 3;

/** Stacks the labels of transitions that share a line. */
export function measureLabels(transitions: readonly ChartTransition[]) {
  const texts = transitions.map((transition) => ({
    transition,
    trigger: truncate(formatTrigger(transition)),
    notes: [formatCondition(transition), formatSlashEffect(transition)]
      .filter((note) => note !== '')
      .map((note) => truncate(note)),
  }));
  const textWidths = texts.flatMap(({ transition, notes }) => [
    measureText(truncate(getWidestTrigger(transition)), FONT_SIZE.text, true),
    ...notes.map((note) => measureText(note, FONT_SIZE.small)),
  ]);
  const width = textWidths.length > 0 ? Math.max(...textWidths) + 16 : 0;
  let top = 0;
  const labels = texts.map((text): TransitionLabel => {
    const height = 22 + text.notes.length * 15;
    const box: Box = [0, top, width, height];
    top += height + LABEL_GAP;
    return { ...text, box };
  });
  return { width, height: Math.max(0, top - LABEL_GAP), labels };
}
