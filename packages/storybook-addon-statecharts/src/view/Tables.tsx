import { Fragment } from 'react';
import type { StoryOfState } from '../live/channel';
import { getStoriesOfState } from '../live/stories';
import type { Chart, ChartState, ChartTransition } from '../model/chart';
import {
  formatCondition,
  formatDuration,
  formatEffect,
  formatKind,
  formatTrigger,
  joinTexts,
} from '../model/format';
import { Table, type Cell } from './Table';

function List({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return '–';
  return (
    <ul>
      {[...new Set(texts)].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

const getUrl = (storyId: string) => `./?path=/story/${storyId}`;

const createStoryLinks = (stories: readonly StoryOfState[]) =>
  stories.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <a href={getUrl(id)} target="_top">
        {name}
      </a>
    </Fragment>
  ));

function createStateRow(state: ChartState, { chart, stories, getPicture }: TablesProps): Cell[] {
  const own = getStoriesOfState(
    state.id,
    stories.filter(({ machine }) => machine === chart.id),
  );
  const [pictured] = own.flatMap((story) => {
    const src = getPicture?.(story);
    return src === undefined ? [] : [{ ...story, src }];
  });
  const note = joinTexts([formatKind(state), state.tags.join(', ')], '; ');
  return [
    state.id,
    pictured && (
      <a key="picture" className="statechart-picture" href={getUrl(pictured.id)} target="_top">
        <img
          src={pictured.src}
          alt={`The story ${pictured.name}`}
          loading="lazy"
          width={96}
          height={180}
        />
      </a>
    ),
    state.description === undefined && note === '' ? null : (
      <>
        {state.description}
        {note !== '' && <div className="statechart-note">{note}</div>}
      </>
    ),
    own.length === 0 ? null : createStoryLinks(own),
  ];
}

function formatTarget({ targets, isForbidden }: ChartTransition): string {
  if (isForbidden) return 'forbidden';
  return targets.length === 0 ? 'stays' : targets.join(' and ');
}

const formatStep = (start: string, transition: ChartTransition) =>
  joinTexts([start, '→', formatTarget(transition), formatCondition(transition)]);

const formatTransition = (chart: Chart, transition: ChartTransition) =>
  joinTexts([formatStep(transition.source || chart.id, transition), transition.description], '. ');

interface NamedText {
  name: string;
  /** The same for all texts with this name. */
  time?: string;
  text: string;
}

/** Returns a row per name, with the name, the time if any, and the texts. */
function createRows(items: readonly NamedText[]): Cell[][] {
  return [...new Set(items.map(({ name }) => name))].map((name) => {
    const own = items.filter((item) => item.name === name);
    const list = <List key="texts" texts={own.map(({ text }) => text)} />;
    return [name, ...own.slice(0, 1).flatMap(({ time }) => time ?? []), list];
  });
}

const listEvents = (chart: Chart) =>
  chart.transitions.flatMap((transition): NamedText | [] => {
    const { trigger } = transition;
    if (trigger.kind !== 'event') return [];
    return { name: trigger.type, text: formatTransition(chart, transition) };
  });

const listDelays = (chart: Chart) =>
  chart.transitions.flatMap((transition): NamedText | [] => {
    const { trigger } = transition;
    if (trigger.kind !== 'after') return [];
    const time = trigger.ms === null ? 'computed' : formatDuration(trigger.ms);
    return { name: trigger.name ?? time, time, text: formatTransition(chart, transition) };
  });

const listEmissions = (chart: Chart): NamedText[] => [
  ...chart.states.flatMap(({ id, emits }) =>
    emits.map((name) => ({ name, text: `on entering or leaving ${id || chart.id}` })),
  ),
  ...chart.transitions.flatMap((transition) => {
    const text = `${formatTrigger(transition)}: ${formatTransition(chart, transition)}`;
    return transition.emits.map((name) => ({ name, text }));
  }),
];

const formatResult = (transition: ChartTransition) =>
  joinTexts([formatStep(formatTrigger(transition), transition), formatEffect(transition)], '; ');

function createActorRows(chart: Chart, { id, invokes }: ChartState): Cell[][] {
  const transitions = chart.transitions.filter(({ source }) => source === id);
  // A delayed transition exits the state and stops the actor, so list it with the actor's errors.
  const timeouts = transitions.filter(
    ({ trigger, targets }) => trigger.kind === 'after' && targets.length > 0,
  );
  return invokes.map((invoke) => {
    const getResults = (kind: 'done' | 'error') =>
      transitions.filter(({ trigger }) => trigger.kind === kind && trigger.invoke === invoke.id);
    return [
      invoke.isMachine ? `${invoke.src} (a machine)` : invoke.src,
      id || chart.id,
      <List key="done" texts={getResults('done').map(formatResult)} />,
      <List key="error" texts={[...getResults('error'), ...timeouts].map(formatResult)} />,
    ];
  });
}

export interface TablesProps {
  chart: Chart;
  /** Stories linked from the table of states. */
  stories: readonly StoryOfState[];
  /** Returns the URL of a story's image for the table of states. @default no images */
  getPicture?: (story: StoryOfState) => string | undefined;
}

export function Tables(props: TablesProps) {
  const { chart } = props;
  const states = chart.states.filter(({ parent }) => parent !== null);
  return (
    <div className="statechart-tables">
      <Table
        title="States"
        head={['State', 'Picture', 'Description', 'Stories']}
        rows={states.map((state) => createStateRow(state, props))}
      />
      <Table title="Events" head={['Event', 'Transitions']} rows={createRows(listEvents(chart))} />
      <Table
        title="Actors"
        head={['Actor', 'State', 'Done', 'Error or timeout']}
        rows={chart.states.flatMap((state) => createActorRows(chart, state))}
      />
      <Table
        title="Delays"
        head={['Delay', 'Time', 'Transitions']}
        rows={createRows(listDelays(chart))}
      />
      <Table
        title="Emitted events"
        head={['Event', 'When']}
        rows={createRows(listEmissions(chart))}
      />
    </div>
  );
}
