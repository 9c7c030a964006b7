import { Fragment } from 'react';
import type { StoryOfState } from '../live/channel';
import { getStoriesOfState } from '../live/stories';
import type { Chart, ChartState, ChartTransition } from '../model/chart';
import {
  formatCondition,
  formatDuration,
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

function groupBy<T>(values: readonly T[], getKey: (value: T) => string | null): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = getKey(value);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
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

/** Groups transitions by a name. Each row contains the name, the details and the transitions. */
function createRows(
  chart: Chart,
  getName: (transition: ChartTransition) => string | null,
  getDetails: (transition: ChartTransition) => Cell[] = () => [],
): Cell[][] {
  return [...groupBy(chart.transitions, getName)].map(([name, transitions]) => [
    name,
    ...transitions.slice(0, 1).flatMap(getDetails),
    <List
      key="transitions"
      texts={transitions.map((transition) => formatTransition(chart, transition))}
    />,
  ]);
}

const getEventName = ({ trigger }: ChartTransition) =>
  trigger.kind === 'event' ? trigger.type : null;

const formatDelay = ({ trigger }: ChartTransition) =>
  trigger.kind === 'after' && trigger.ms !== null ? formatDuration(trigger.ms) : 'computed';

const getDelayName = (transition: ChartTransition) =>
  transition.trigger.kind === 'after' ? (transition.trigger.name ?? formatDelay(transition)) : null;

const formatResult = (transition: ChartTransition) =>
  joinTexts(
    [
      formatStep(formatTrigger(transition), transition),
      ...transition.actions,
      ...transition.emits.map((type) => `emits ${type}`),
    ],
    '; ',
  );

function createActorRows(chart: Chart, { id, invokes }: ChartState): Cell[][] {
  const transitions = chart.transitions.filter(({ source }) => source === id);
  // A delayed transition exits the state, which stops the actor, so list it with the actor's errors.
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

function createEmittedRows(chart: Chart): Cell[][] {
  const emissions = [
    ...chart.states.flatMap(({ id, emits }) =>
      emits.map((type) => ({ type, text: `on entering or leaving ${id || chart.id}` })),
    ),
    ...chart.transitions.flatMap((transition) => {
      const text = `${formatTrigger(transition)}: ${formatTransition(chart, transition)}`;
      return transition.emits.map((type) => ({ type, text }));
    }),
  ];
  return [...groupBy(emissions, ({ type }) => type)].map(([type, group]) => [
    type,
    <List key="emissions" texts={group.map(({ text }) => text)} />,
  ]);
}

export interface TablesProps {
  chart: Chart;
  /** The stories that the table of states links to. */
  stories: readonly StoryOfState[];
  /** Returns the URL of a story's image, for the table of states. @default no pictures */
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
      <Table
        title="Events"
        head={['Event', 'Transitions']}
        rows={createRows(chart, getEventName)}
      />
      <Table
        title="Actors"
        head={['Actor', 'State', 'Done', 'Error or timeout']}
        rows={chart.states.flatMap((state) => createActorRows(chart, state))}
      />
      <Table
        title="Delays"
        head={['Delay', 'Time', 'Transitions']}
        rows={createRows(chart, getDelayName, (transition) => [formatDelay(transition)])}
      />
      <Table title="Emitted events" head={['Event', 'When']} rows={createEmittedRows(chart)} />
    </div>
  );
}
