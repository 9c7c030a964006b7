import { chipStack, stateContents } from '../layout/contents';
import type { Box, Geometry } from '../layout/geometry';
import type { Chart } from '../model/chart';
import type { Item } from '../drawing/live';

export interface PlacedItem extends Item {
  box: Box;
}

/** The boxes of interactive items, in chart order. */
export function itemPlaces(chart: Chart, geometry: Geometry): PlacedItem[] {
  const transitions = new Map(chart.transitions.map((transition) => [transition.id, transition]));
  const holders = new Set(chart.states.map(({ parent }) => parent));
  const ofStates = chart.states.flatMap((state): PlacedItem[] => {
    const box = geometry.states[state.id];
    if (!box) return [];
    const [left, top, width] = box;
    const contents = stateContents(chart, state);
    const own: PlacedItem[] = [
      // A state with children is selected by its header.
      { kind: 'state', id: state.id, box: holders.has(state.id) ? [left, top, width, 32] : box },
    ];
    const rows = contents.rows.flatMap((row): PlacedItem[] =>
      row.kind === 'transition' && !row.transition.isForbidden
        ? [
            {
              kind: 'transition',
              id: row.transition.id,
              box: [left, top + row.top, contents.width, row.height],
            },
          ]
        : [],
    );
    return [...(state.parent === null ? [] : own), ...rows];
  });
  const ofLines = geometry.lines.flatMap(({ label, transitions: ids }): PlacedItem[] => {
    if (!label) return [];
    const { chips } = chipStack(ids.flatMap((id) => transitions.get(id) ?? []));
    return chips.map(({ transition, top, width, height }) => ({
      kind: 'transition',
      id: transition.id,
      box: [label[0], label[1] + top, width, height],
    }));
  });
  return [...ofStates, ...ofLines];
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export const isArrow = (key: string): key is Arrow =>
  ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].includes(key);

const middle = ([left, top, width, height]: Box) => [left + width / 2, top + height / 2] as const;

/** The nearest item in a direction, or null. */
export function nextItem(
  items: readonly PlacedItem[],
  from: PlacedItem,
  arrow: Arrow,
): PlacedItem | null {
  const [x, y] = middle(from.box);
  let best: PlacedItem | null = null;
  let least = Infinity;
  for (const item of items) {
    if (item === from) continue;
    const [otherX, otherY] = middle(item.box);
    const [dx, dy] = [otherX - x, otherY - y];
    const along = { ArrowUp: -dy, ArrowDown: dy, ArrowLeft: -dx, ArrowRight: dx }[arrow];
    const across = arrow === 'ArrowUp' || arrow === 'ArrowDown' ? Math.abs(dx) : Math.abs(dy);
    if (along < 1) continue;
    const distance = along + 2 * across;
    if (distance < least) [best, least] = [item, distance];
  }
  return best;
}
