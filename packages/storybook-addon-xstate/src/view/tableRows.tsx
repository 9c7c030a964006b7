/** @jsxRuntime classic */ // As all that draws: the manager has no JSX runtime.
import React, { type ReactNode } from 'react';
import type { Chart, ChartInvoke, ChartTransition } from '../model/chart';
import type { NotedActor, NotedField, StatechartNotes } from '../model/notes';
import { conditionText, duration, triggerText } from '../model/words';
import { Prose } from './Prose';

const leadsTo = ({ targets, isForbidden }: ChartTransition) =>
  isForbidden ? 'forbidden' : targets.length === 0 ? 'stays' : targets.join(' and ');

const way = (chart: Chart, transition: ChartTransition) =>
  [transition.source || chart.id, '→', leadsTo(transition), conditionText(transition)]
    .filter((part) => part !== null)
    .join(' ');

function lines(texts: readonly string[]) {
  return (
    <ul>
      {[...new Set(texts)].map((text) => (
        <li key={text}>
          <Prose text={text} />
        </li>
      ))}
    </ul>
  );
}

const prose = (text: string | undefined) => (text === undefined ? null : <Prose text={text} />);

/** What a value has in it; a type by its name where nothing else is known. */
function fields(value: readonly NotedField[] | string | undefined): ReactNode {
  if (value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value.length === 0) return null;
  return (
    <ul>
      {value.map(({ name, type, description }) => (
        <li key={name}>
          <code>{`${name}: ${type}`}</code>
          {description !== undefined && (
            <>
              {' '}
              <Prose text={description} />
            </>
          )}
        </li>
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

/** A row for each event that the machine takes. */
export function eventRows(chart: Chart, { events = {} }: StatechartNotes): ReactNode[][] {
  return groupBy(chart.transitions, ({ trigger }) =>
    trigger.kind === 'event' ? trigger.type : null,
  ).map(([type, transitions]) => [
    type,
    prose(events[type]?.description),
    fields(events[type]?.fields),
    lines(transitions.map((transition) => way(chart, transition))),
  ]);
}

/** A transition with what it does, and what a comment says of that. */
function consequence(transition: ChartTransition, { actions = {} }: StatechartNotes): string {
  const said = transition.actions.map((name) => {
    const text = actions[name.replace(/\(.*$/s, '')]?.description;
    return text === undefined ? name : `\`${name}\`: ${text.replace(/\.$/, '')}`;
  });
  const emits = transition.emits.map((type) => `emits ${type}`);
  return [`${triggerText(transition)} → ${leadsTo(transition)}`, conditionText(transition)]
    .filter((part) => part !== null)
    .join(' ')
    .concat(said.length + emits.length === 0 ? '' : `; ${[...said, ...emits].join('; ')}`);
}

function actorRow(
  chart: Chart,
  source: string,
  { id, src, isMachine }: ChartInvoke,
  notes: StatechartNotes,
): ReactNode[] {
  const noted: NotedActor = notes.actors?.[src] ?? {};
  const own = chart.transitions.filter((transition) => transition.source === source);
  const answers = (kind: 'done' | 'error') =>
    own
      .filter(({ trigger }) => trigger.kind === kind && trigger.invoke === id)
      .map((transition) => consequence(transition, notes));
  // Time that leads out of its state gives the actor up.
  const givenUp = own
    .filter(({ trigger, targets }) => trigger.kind === 'after' && targets.length > 0)
    .map((transition) => consequence(transition, notes));
  const done = answers('done');
  const failed = answers('error');
  return [
    <React.Fragment key="name">
      {isMachine ? `${src} (a machine)` : src}
      {noted.description !== undefined && (
        <div className="statechart-more">
          <Prose text={noted.description} />
        </div>
      )}
    </React.Fragment>,
    source || chart.id,
    fields(noted.input),
    fields(noted.output),
    done.length > 0 ? lines(done) : '–',
    failed.length + givenUp.length > 0 ? lines([...failed, ...givenUp]) : '–',
  ];
}

/** A row for each place where an actor runs. */
export function actorRows(chart: Chart, notes: StatechartNotes): ReactNode[][] {
  return chart.states.flatMap((state) =>
    state.invokes.map((invoke) => actorRow(chart, state.id, invoke, notes)),
  );
}

/** A row for each delay. */
export function delayRows(chart: Chart, { delays = {} }: StatechartNotes): ReactNode[][] {
  const timeOf = ({ trigger }: ChartTransition) =>
    trigger.kind !== 'after' || trigger.ms === null ? 'computed' : duration(trigger.ms);
  return groupBy(chart.transitions, (transition) =>
    transition.trigger.kind === 'after' ? (transition.trigger.name ?? timeOf(transition)) : null,
  ).map(([name, transitions]) => [
    name,
    transitions[0] ? timeOf(transitions[0]) : '',
    prose(delays[name]),
    lines(transitions.map((transition) => way(chart, transition))),
  ]);
}

/** A row for each type of event that is emitted. */
export function emittedRows(chart: Chart, { emitted = {} }: StatechartNotes): ReactNode[][] {
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
  return [...new Set(moments.map(([type]) => type))].map((type) => {
    const { description, fields: carried, values = [] } = emitted[type] ?? {};
    return [
      type,
      description === undefined && values.length === 0 ? null : (
        <React.Fragment key="what">
          {prose(description)}
          {values.length > 0 && <div className="statechart-more">{values.join(', ')}</div>}
        </React.Fragment>
      ),
      fields(carried),
      lines(moments.filter(([other]) => other === type).map(([, when]) => when)),
    ];
  });
}
