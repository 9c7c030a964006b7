import type { Item, Standing } from '../drawing/live';
import { chipStack, stateContents } from '../layout/contents';
import type { Chart } from '../model/chart';
import { wayText } from '../model/words';

/** The visible text of an item. Accessible names start with it, for voice control. */
function drawnText(chart: Chart, { kind, id }: Item): string {
  if (kind === 'state') {
    const state = chart.states.find((candidate) => candidate.id === id);
    if (!state) return id;
    const { name, kind: what, tags } = stateContents(chart, state);
    const isRound = state.kind === 'history';
    return [name, isRound ? null : what, ...tags.map(({ text }) => text)].filter(Boolean).join(' ');
  }
  const transition = chart.transitions.find((candidate) => candidate.id === id);
  if (!transition) return id;
  if (transition.targets.length > 0) {
    return chipStack([transition])
      .chips.flatMap(({ trigger, lines }) => [trigger, ...lines])
      .join(' ');
  }
  const state = chart.states.find((candidate) => candidate.id === transition.source);
  const row =
    state &&
    stateContents(chart, state).rows.find(
      (candidate) => candidate.kind === 'transition' && candidate.transition.id === id,
    );
  return row?.kind === 'transition' ? [row.text, row.more].filter(Boolean).join(' ') : id;
}

/** The accessible name of an item. */
export function itemName(chart: Chart, standing: Standing, item: Item): string {
  const drawn = drawnText(chart, item);
  if (item.kind === 'state') {
    const inside = item.id.includes('.') ? ` ${item.id}` : '';
    return `${drawn}, state${inside}${standing.active.has(item.id) ? ', active' : ''}`;
  }
  const transition = chart.transitions.find(({ id }) => id === item.id);
  const offer = standing.offers.get(item.id);
  const said = offer === 'open' ? ', can be taken' : offer === 'refused' ? ', refused' : '';
  return `${drawn}: ${transition ? wayText(chart, transition) : ''}${said}`;
}
