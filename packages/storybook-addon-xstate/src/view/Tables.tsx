/** @jsxRuntime classic */ // As all that draws: the manager has no JSX runtime.
import React, { type ReactNode } from 'react';
import type { StoryOfState } from '../live/channel';
import type { Chart, ChartTransition } from '../model/chart';
import { conditionText, duration, kindText } from '../model/words';

export interface TablesProps {
  chart: Chart;
  stories: readonly StoryOfState[];
}

interface TableProps {
  title: string;
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

/** A table; nothing when it would have no row. */
function Table({ title, head, rows }: TableProps) {
  if (rows.length === 0) return null;
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest], index) => (
          // Rows never change their places.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <th scope="row">{first}</th>
            {rest.map((cell, column) => (
              <td key={head[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const leadsTo = ({ targets, isForbidden }: ChartTransition) =>
  isForbidden ? 'forbidden' : targets.length === 0 ? 'stays' : targets.join(' and ');

const way = (chart: Chart, transition: ChartTransition) =>
  [transition.source || chart.id, '→', leadsTo(transition), conditionText(transition)]
    .filter((part) => part !== null)
    .join(' ');

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

function lines(texts: readonly string[]) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** All that there is to say of a machine beside its drawing. */
export function Tables({ chart, stories }: TablesProps) {
  const inner = chart.states.filter(({ parent }) => parent !== null);
  const events = new Map<string, ChartTransition[]>();
  const delays = new Map<string, { time: string; ways: ChartTransition[] }>();
  for (const transition of chart.transitions) {
    const { trigger } = transition;
    if (trigger.kind === 'event') {
      events.set(trigger.type, [...(events.get(trigger.type) ?? []), transition]);
    }
    if (trigger.kind === 'after') {
      const time = trigger.ms === null ? 'computed' : duration(trigger.ms);
      const name = trigger.name ?? time;
      delays.set(name, { time, ways: [...(delays.get(name)?.ways ?? []), transition] });
    }
  }
  const emitted = [
    ...inner.flatMap(({ id, emits }) => emits.map((type) => [type, id])),
    ...chart.transitions.flatMap((transition) =>
      transition.emits.map((type) => [type, way(chart, transition)]),
    ),
  ];
  const after = (invoke: string, kind: 'done' | 'error') =>
    chart.transitions
      .filter(({ trigger }) => trigger.kind === kind && trigger.invoke === invoke)
      .map(leadsTo)
      .join(', ') || '–';

  return (
    <div className="statechart-tables">
      <Table
        title="States"
        head={['State', 'What it is', 'Stories']}
        rows={inner.map((state) => [
          state.id,
          [state.description, kindText(state), state.tags.join(', ')].filter(Boolean).join('; '),
          <StoryLinks
            key={state.id}
            stories={stories.filter(({ states }) => states.includes(state.id))}
          />,
        ])}
      />
      <Table
        title="Events"
        head={['Event', 'Where it is taken']}
        rows={[...events].map(([type, transitions]) => [
          type,
          lines(transitions.map((transition) => way(chart, transition))),
        ])}
      />
      <Table
        title="Actors"
        head={['Actor', 'Runs in', 'Done', 'Fails']}
        rows={chart.states.flatMap((state) =>
          state.invokes.map(({ id, src, isMachine }) => [
            isMachine ? `${src} (a machine)` : src,
            state.id || chart.id,
            after(id, 'done'),
            after(id, 'error'),
          ]),
        )}
      />
      <Table
        title="Delays"
        head={['Delay', 'Time', 'What follows']}
        rows={[...delays].map(([name, { time, ways }]) => [
          name,
          time,
          lines(ways.map((transition) => way(chart, transition))),
        ])}
      />
      <Table title="Emitted events" head={['Event', 'When']} rows={emitted} />
    </div>
  );
}
