/** @jsxRuntime classic */ // Storybook's manager provides React, but no JSX runtime.
import React, { type ReactNode } from 'react';
import type { StoryOfState } from '../live/channel';
import type { Chart, ChartInvoke, ChartState, ChartTransition } from '../model/chart';
import { conditionText, duration, kindText, triggerText } from '../model/words';
import { storiesShowing } from './showing';

const leadsTo = ({ targets, isForbidden }: ChartTransition) =>
  isForbidden ? 'forbidden' : targets.length === 0 ? 'stays' : targets.join(' and ');

const joined = (parts: readonly (string | null | undefined)[], separator = ' ') =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(separator);

const way = (chart: Chart, transition: ChartTransition) =>
  joined(
    [
      joined([transition.source || chart.id, '→', leadsTo(transition), conditionText(transition)]),
      transition.description,
    ],
    '. ',
  );

function lines(texts: readonly string[]) {
  if (texts.length === 0) return '–';
  return (
    <ul>
      {[...new Set(texts)].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function groupBy(
  transitions: readonly ChartTransition[],
  keyOf: (transition: ChartTransition) => string | null,
): [string, ChartTransition[]][] {
  const groups = new Map<string, ChartTransition[]>();
  for (const transition of transitions) {
    const key = keyOf(transition);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), transition]);
  }
  return [...groups];
}

function Described({ description, ...state }: ChartState) {
  const more = joined([kindText(state), state.tags.join(', ')], '; ');
  return (
    <>
      {description}
      {more !== '' && <div className="statechart-more">{more}</div>}
    </>
  );
}

function StoryLinks({ stories }: { stories: readonly StoryOfState[] }) {
  return stories.map(({ id, name }, index) => (
    <React.Fragment key={id}>
      {index > 0 && ', '}
      <a href={`./?path=/story/${id}`} target="_top">
        {name}
      </a>
    </React.Fragment>
  ));
}

/** One row per state. */
export function stateRows(chart: Chart, stories: readonly StoryOfState[]): ReactNode[][] {
  const own = stories.filter(({ machine }) => machine === chart.id);
  return chart.states
    .filter(({ parent }) => parent !== null)
    .map((state) => [
      state.id,
      <Described key="description" {...state} />,
      <StoryLinks key="stories" stories={storiesShowing(state.id, own)} />,
    ]);
}

/** One row per event type that the machine accepts. */
export function eventRows(chart: Chart): ReactNode[][] {
  return groupBy(chart.transitions, ({ trigger }) =>
    trigger.kind === 'event' ? trigger.type : null,
  ).map(([type, transitions]) => [
    type,
    lines(transitions.map((transition) => way(chart, transition))),
  ]);
}

function consequence(transition: ChartTransition): string {
  const effects = [...transition.actions, ...transition.emits.map((type) => `emits ${type}`)];
  return joined(
    [
      joined([`${triggerText(transition)} → ${leadsTo(transition)}`, conditionText(transition)]),
      ...effects,
    ],
    '; ',
  );
}

function actorRow(chart: Chart, source: string, invoke: ChartInvoke): ReactNode[] {
  const own = chart.transitions.filter((transition) => transition.source === source);
  const from = (kind: 'done' | 'error') =>
    own.filter(({ trigger }) => trigger.kind === kind && trigger.invoke === invoke.id);
  // Leaving the state after a delay stops the actor.
  const timeouts = own.filter(
    ({ trigger, targets }) => trigger.kind === 'after' && targets.length > 0,
  );
  return [
    invoke.isMachine ? `${invoke.src} (a machine)` : invoke.src,
    source || chart.id,
    lines(from('done').map(consequence)),
    lines([...from('error'), ...timeouts].map(consequence)),
  ];
}

/** One row per invoked actor. */
export function actorRows(chart: Chart): ReactNode[][] {
  return chart.states.flatMap(({ id, invokes }) =>
    invokes.map((invoke) => actorRow(chart, id, invoke)),
  );
}

/** One row per delay. */
export function delayRows(chart: Chart): ReactNode[][] {
  const timeOf = ({ trigger }: ChartTransition) =>
    trigger.kind !== 'after' || trigger.ms === null ? 'computed' : duration(trigger.ms);
  return groupBy(chart.transitions, (transition) =>
    transition.trigger.kind === 'after' ? (transition.trigger.name ?? timeOf(transition)) : null,
  ).map(([name, transitions]) => [
    name,
    transitions[0] ? timeOf(transitions[0]) : '',
    lines(transitions.map((transition) => way(chart, transition))),
  ]);
}

/** One row per type of emitted event. */
export function emittedRows(chart: Chart): ReactNode[][] {
  const moments = [
    ...chart.states.flatMap(({ id, emits }) =>
      emits.map((type) => [type, `on entering or leaving ${id || chart.id}`] as const),
    ),
    ...chart.transitions.flatMap((transition) =>
      transition.emits.map(
        (type) => [type, `${triggerText(transition)}: ${way(chart, transition)}`] as const,
      ),
    ),
  ];
  return [...new Set(moments.map(([type]) => type))].map((type) => [
    type,
    lines(moments.filter(([other]) => other === type).map(([, when]) => when)),
  ]);
}
